/**
 * From how many tries of a kind on a person's record has figures; examples of a prompt; characters of an answer; days after
 * which a try nobody chose in is deleted, more than a month, so that the month's count is whole.
 */
export const tryLimits = { leastForRecord: 5, examples: 10, answer: 50_000, unchosenDays: 35 } as const;
