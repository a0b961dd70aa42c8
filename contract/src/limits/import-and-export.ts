/** The size of an imported file in UTF-16 units, and its prompts. */
export const transferLimits = { contentLength: 4_000_000, prompts: 1000 } as const;
