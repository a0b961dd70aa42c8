/** Cards on a page of a list, unless the caller asks for another number. */
export const pageSizes = { library: 24, myLibrary: 24 } as const;
