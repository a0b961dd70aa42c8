import type { Answers, Question } from '../../result.ts';
import { answerIn } from '../../reading/answer-text.ts';
import type { PlanContext } from '../sections/plan-context.ts';

/** Where an answer stands: below the task, in the data, among the requirements, in the stack. */
export type Place = 'fact' | 'people' | 'record' | 'rule' | 'stack';

/** A question, and what becomes of its answer. */
export interface Asked extends Question {
  readonly place: Place;
  /** What the answer is called in the prompt. */
  readonly title: string;
}

/** A question that was answered, with the answer as it can stand in the prompt. */
export interface Given extends Omit<Asked, 'answer'> {
  readonly answer: string;
}

/** What a question needs to know of the goal, before anything is answered. */
export interface Asking extends Pick<
  PlanContext,
  'options' | 'reading' | 'form' | 'type' | 'named' | 'change' | 'statement' | 'parts'
> {
  /** How many roles and rules the goal itself tells. */
  readonly roles: number;
  readonly rules: number;
}

export const ask = (place: Place, id: string, title: string, label: string): Asked => ({
  id,
  label,
  place,
  title,
});

/** The questions that were answered, in their order. */
export const givenOf = (asked: readonly Asked[], answers: Answers | undefined): readonly Given[] =>
  asked.flatMap((question) => {
    const answer = answerIn(answers, question.id);
    return answer === '' ? [] : [{ ...question, answer }];
  });
