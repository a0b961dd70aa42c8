/** Kinds of answers that each language has lines of its own for. */
export type AnswerKind =
  | 'how'
  | 'why'
  | 'decide'
  | 'compare'
  | 'plan'
  | 'ideas'
  | 'explain'
  | 'summarise'
  | 'translate'
  | 'email'
  | 'letter'
  | 'message'
  | Occasion;

/** What a letter is for, where that decides what it holds. */
export type Occasion = 'application' | 'invitation' | 'complaint';

/** What an answer of each kind holds, most needed first, and the words that tell questions and letters apart. */
export interface TranslatedAnswers {
  readonly cues: Readonly<Record<'how' | 'why' | 'decide' | 'compare' | Occasion, RegExp>>;
  readonly lines: Readonly<Record<AnswerKind, readonly string[]>>;
}
