/** Characters of a public name. */
export const publicNameLimits = { least: 3, most: 40 } as const;

/** Collections of an account, characters of their names and descriptions, and prompts in one. */
export const collectionLimits = { count: 100, name: 100, description: 1000, prompts: 200 } as const;
