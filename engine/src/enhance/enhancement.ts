export type EnhanceKind = 'content' | 'visual' | 'code';

export interface EnhanceInput {
  readonly goal: string;
  /** Default: content. */
  readonly kind?: EnhanceKind;
}

export interface GoalEdit {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface Enhanced {
  /** The goal rewritten; empty only for an empty goal. */
  readonly enhanced: string;
  /** Sentences made from `edits`, so that each is true of this goal. */
  readonly improvements: string[];
  /** Blanks whose filling in would help most, at most three. */
  readonly suggestions: string[];
  readonly edits: GoalEdit[];
}

/** One step of a rewrite: the new text, and what was done to get there. */
export interface Rewrite {
  readonly text: string;
  readonly edits: readonly GoalEdit[];
  readonly improvements: readonly string[];
}

export const unchanged = (text: string): Rewrite => ({ text, edits: [], improvements: [] });
