import type { TranslatedAnswers } from './translated-answers.ts';

/** Words of a prompt's frame in one language. `{n}` stands for a size, `{what}` for given material. */
export interface Frame {
  readonly headings: {
    readonly role: string;
    readonly task: string;
    readonly context: string;
    readonly facts: string;
    readonly conditions: string;
    readonly requirements: string;
    readonly style: string;
    readonly text: string;
    readonly answer: string;
  };
}

/** What names the person's answers in a prompt; `other` answers speak for themselves. */
export interface FactWords {
  readonly recipient: string;
  readonly sender: string;
  readonly date: string;
  readonly place: string;
  readonly subject: string;
  readonly reader: string;
  readonly tone: string;
  readonly other: '';
}

/** A frame that carries whole sentences, for goals that are not in English. */
export interface TranslatedFrame extends Frame {
  readonly facts: FactWords;
  /** Between two numbers of a range. */
  readonly to: string;
  readonly words: string;
  readonly lines: string;
  readonly answerFirst: string;
  readonly exact: string;
  /** Shape of a judgement on a text. */
  readonly verdict: string;
  readonly bounds: string;
  readonly sameLanguage: string;
  readonly dataOnly: string;
  readonly blanks: string;
  readonly givenOnly: string;
  readonly askFirst: string;
  /** Professional line of a short goal: a thought on what it is for. */
  readonly fitToUse: string;
  /** Professional line of a long goal: a last look at it. */
  readonly reread: string;
  /** Expert line of an answer. */
  readonly limits: string;
  readonly inEnglish: string;
  /** Expert line of a text. */
  readonly weakest: string;
  readonly styles: readonly (readonly [string, string, string])[];
  readonly dash: string;
  readonly returns: string;
  /** What answers of the common kinds hold. */
  readonly answers: TranslatedAnswers;
}

export const english: Frame = {
  headings: {
    role: 'Role',
    task: 'Task',
    context: 'Context',
    facts: 'Facts',
    conditions: 'Conditions',
    requirements: 'Requirements',
    style: 'Style',
    text: 'Text',
    answer: 'Answer',
  },
};
