/** Characters of a folder's name, how deep folders nest, and how many there are. */
export const folderLimits = { name: 100, depth: 10, count: 500 } as const;
