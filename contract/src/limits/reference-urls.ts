/** The addresses that a code prompt is written from, and the characters of one. */
export const referenceUrlLimits = { count: 20, length: 2000 } as const;
