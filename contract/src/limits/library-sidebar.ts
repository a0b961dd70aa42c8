/** Prompts in the trending slider of the library, and tags beside its list. */
export const libraryFacetLimits = { trending: 6, tags: 8 } as const;
