/** The most of one fact that is taken, in UTF-16 units, and how many facts go with a goal. */
export const factLimits = { length: 500, count: 120 } as const;
