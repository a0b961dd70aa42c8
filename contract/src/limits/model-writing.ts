/** Characters of a question, wish or reason of the language model's. */
export const modelLineMaxLength = 200;

/**
 * How often the language model writes one prompt again, for how many goals it asks in a month on the free plan (other plans:
 * twice their prompts), and for how many days what it wrote can be fetched and changed.
 */
export const modelWriting = { rewrites: 6, freeQuestions: 10, keptDays: 31 } as const;
