/** A set of the words in a list that spaces part. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
