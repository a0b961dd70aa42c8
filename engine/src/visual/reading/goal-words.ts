/** A goal cut into words once, for all steps. Words inside quotations are left out: they are lettering, not scene. */
export interface GoalWords {
  readonly words: readonly string[];
  /** Words with one space around each, so that ` at night ` is found as a phrase. */
  readonly spoken: string;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*|[.,;:!?]/gu;

/** `text` with quotations already blanked. Sentence marks become the word `.`, lesser ones `,`. */
export function goalWords(text: string): GoalWords {
  const words = (text.toLowerCase().match(word) ?? []).map((token) =>
    /^[.!?]$/.test(token) ? '.' : /^[,;:]$/.test(token) ? ',' : token.replaceAll('’', "'"),
  );
  return { words, spoken: ` ${words.join(' ')} ` };
}

/** The first of `phrases` that stands in the goal as whole words. */
export const findPhrase = (goal: GoalWords, phrases: readonly string[]): string | undefined =>
  phrases.find((phrase) => goal.spoken.includes(` ${phrase} `));
