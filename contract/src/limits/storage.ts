/** The most that one account stores, in every plan: prompts with the bin, folders, bytes of text with earlier versions. */
export const storageLimits = { prompts: 50_000, folders: 2000, bytes: 200_000_000 } as const;
