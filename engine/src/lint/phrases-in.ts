/** Those phrases that stand as whole words in the spoken form of a view, in the order of the list. */
export const phrasesIn = (spoken: string, phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => spoken.includes(` ${phrase} `));

/** `"a", "b" and "c"`, at most four of them. */
export function quoteList(phrases: readonly string[]): string {
  const quoted = phrases.slice(0, 4).map((phrase) => `"${phrase}"`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
