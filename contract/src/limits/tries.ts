/** From how many tries of a kind on a person's record has figures; examples of a prompt; characters of an answer. */
export const tryLimits = { leastForRecord: 5, examples: 10, answer: 50_000 } as const;
