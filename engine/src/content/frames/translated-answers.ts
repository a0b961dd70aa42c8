/** Kinds of answers that each language has lines of its own for. */
export type AnswerKind =
  | 'say'
  | 'how'
  | 'why'
  | 'decide'
  | 'compare'
  | 'plan'
  | 'recipe'
  | 'trip'
  | 'ideas'
  | 'explain'
  | 'summarise'
  | 'translate'
  | 'email'
  | 'letter'
  | 'message'
  | 'speech'
  | 'story'
  | 'poem'
  | 'post'
  | Occasion;

/** What a letter is for, where that decides what it holds. */
export type Occasion = 'application' | 'invitation' | 'complaint';

/** What a good answer of each kind has, in a sentence; what the professional level adds; and the words that tell questions and letters apart. */
export interface TranslatedAnswers {
  readonly cues: Readonly<Record<'say' | 'how' | 'why' | 'decide' | 'compare' | Occasion, RegExp>>;
  readonly lines: Readonly<Record<AnswerKind, readonly [gist: string, more: string]>>;
}
