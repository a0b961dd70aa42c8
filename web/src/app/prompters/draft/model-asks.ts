import type { ModelQuestionsResponse } from '@whetstone/contract';
import type { Offer, Question } from '@whetstone/engine';

/** A question of the model's. Its id holds its words, so that an answer is kept with what it answers. */
export interface ModelQuestion extends Question {
  /** The choice that the goal makes clearly likely. */
  readonly likely?: string;
}

/** What the language model would ask of a goal and offer for it. */
export interface ModelAsks {
  readonly goal: string;
  readonly questions: readonly ModelQuestion[];
  readonly offers: readonly Offer[];
  /** They stand below those of the rules, of which one was answered before they came; otherwise in their place. */
  readonly isAdded: boolean;
}

const prefix = 'model: ';

/** The words of a question or wish of the model's, by its id; undefined for one of the rules'. */
export const modelWords = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

/** The model's questions and offers as the form shows those of the rules. */
export const modelAsks = (
  goal: string,
  { questions, offers }: Pick<ModelQuestionsResponse, 'questions' | 'offers'>,
  isAdded: boolean,
): ModelAsks => ({
  goal,
  questions: questions.map(({ ask, ...rest }) => ({ id: prefix + ask, label: ask, ask, ...rest })),
  offers: offers.map(({ label, wish, why }) => ({ id: prefix + wish, label, why, on: false })),
  isAdded,
});

/** Answers by id as a request carries them: to the rules' questions by id, to the model's with the question. */
export function splitAnswers(answers: Readonly<Record<string, string>>) {
  const entries = Object.entries(answers);
  return {
    answers: Object.fromEntries(entries.filter(([id]) => modelWords(id) === undefined)),
    told: entries.flatMap(([id, answer]) => {
      const ask = modelWords(id);
      return ask === undefined || answer.trim() === '' ? [] : [{ ask, answer }];
    }),
  };
}

/** Offers by id as a request carries them: the rules' by id, of the model's the wishes that are pressed. */
export function splitOffers(offers: Readonly<Record<string, boolean>>) {
  const entries = Object.entries(offers);
  return {
    offers: Object.fromEntries(entries.filter(([id]) => modelWords(id) === undefined)),
    wishes: entries.flatMap(([id, isOn]) => (isOn ? (modelWords(id) ?? []) : [])),
  };
}
