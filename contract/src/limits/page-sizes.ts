/** Cards on a page of a list, unless the caller asks for another number. */
export const pageSizes = { library: 24, myLibrary: 24 } as const;

/** Pages of the public library that have a number; what lies deeper is found by search, by category and by the sitemap. */
export const libraryPages = 100;
