/** Three sections of style wishes for "Human-like"; the sum of the goal's characters chooses one (brief, section 5). */
const styles = [
  [
    'Vary the length of your sentences, and let neighbouring sentences begin differently.',
    'End on a fact, not on a summary.',
  ],
  [
    'Be concrete: a person, a thing, a number or a step in each paragraph.',
    'Write "is" and "has" where a grander word would say no more.',
  ],
  [
    'Say one thing per sentence, and state it instead of denying its opposite.',
    'Begin with what is news to the reader.',
  ],
] as const;

const sumOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);

/** The style wishes of "Human-like" for a goal. */
export const humanLike = (goal: string): readonly string[] =>
  styles[sumOf(goal) % styles.length] ?? styles[0];

/** The wish of "No em dashes", which names no mark so that the prompt itself holds none. */
export const noDashes = 'Use commas, colons, brackets or full stops where a long dash could stand.';
