import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import { questions } from './answers/questions.ts';
import { reasoning } from './answers/reasoning.ts';
import { roles } from './answers/roles.ts';
import { transforms } from './answers/transforms.ts';
import { fiction } from './deliverables/fiction.ts';
import { learning } from './deliverables/learning.ts';
import { lists } from './deliverables/lists.ts';
import { longForm } from './deliverables/long-form.ts';
import { marketing } from './deliverables/marketing.ts';
import { messages } from './deliverables/messages.ts';
import { planning } from './deliverables/planning.ts';
import { technical } from './deliverables/technical.ts';
import { workPapers } from './deliverables/work-papers.ts';
import { everyday } from './everyday/answers.ts';

const deliverableGroups = {
  messages,
  marketing,
  longForm,
  fiction,
  lists,
  planning,
  learning,
  technical,
  workPapers,
};

/** Every shape of an answer, by group. */
export const answerGroups = { ...deliverableGroups, questions, reasoning, roles, transforms, everyday };

type AnswerGroups = typeof answerGroups;
export type AnswerGroup = keyof AnswerGroups;
export type AnswerIn<Group extends AnswerGroup> = keyof AnswerGroups[Group] & string;

/** Where the shape of an answer is written down: its group and its name there. */
export type AnswerPlace = {
  readonly [Group in AnswerGroup]: { readonly group: Group; readonly name: AnswerIn<Group> };
}[AnswerGroup];

type DeliverableGroup = keyof typeof deliverableGroups;
type ShapedDeliverable = {
  [Group in DeliverableGroup]: keyof (typeof deliverableGroups)[Group];
}[DeliverableGroup];

const groups = Object.fromEntries(
  Object.entries(deliverableGroups).flatMap(([group, shapes]) =>
    Object.keys(shapes).map((id) => [id, group]),
  ),
) as Readonly<Record<ShapedDeliverable, DeliverableGroup>>;

/** The group that holds a deliverable; the type check refuses a deliverable that none holds. */
export const groupOf = (id: DeliverableId): DeliverableGroup => groups[id];
