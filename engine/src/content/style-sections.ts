/** The three sections of style rules of "Human-like" (H1); one is chosen by the sum of the goal's characters mod 3. */
export const styleSections = [
  {
    name: 'Rhythm',
    rules: [
      'Each section has a sentence under 8 words and one over 18',
      'Neighbouring sentences begin differently',
      'Each section ends on a fact',
    ],
  },
  {
    name: 'Substance',
    rules: [
      'Each paragraph names a person, thing, number or step from the input',
      'Plain "is" and "has" where "serves as" or "boasts" would stand',
      'One example where three adjectives would stand',
    ],
  },
  {
    name: 'Directness',
    rules: [
      'One idea per sentence',
      'Claims are stated, not set against a denied opposite',
      'The opening sentence carries news',
    ],
  },
] as const;

/** The dash rule (H2) names no mark, so that the prompt itself holds none. */
export const dashRule = 'Use commas, colons, brackets or full stops where a long dash could stand';
