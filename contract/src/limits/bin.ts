/** Days for which what was deleted can come back. */
export const binDays = 30;

/** How many deleted folders can come back. */
export const deletedFolderLimits = { count: 50 } as const;
