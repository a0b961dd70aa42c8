import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import { type AnswerGroup, type AnswerIn, groupOf } from '../answer-groups.ts';

/** The answer's shape by its place: the group that holds it and its name there. */
export interface ChosenAnswer {
  readonly deliverableId: DeliverableId | undefined;
  readonly group: AnswerGroup;
  readonly name: string;
  /** Line that makes a request of the goal, in place of the answer's own. */
  readonly lead?: string;
}

/** An answer that is no deliverable, by its place. */
export const none = <Group extends AnswerGroup>(group: Group, name: AnswerIn<Group>): ChosenAnswer => ({
  deliverableId: undefined,
  group,
  name,
});

/** A deliverable, in the group that holds it. */
export const named = (id: DeliverableId): ChosenAnswer => ({
  deliverableId: id,
  group: groupOf(id),
  name: id,
});
