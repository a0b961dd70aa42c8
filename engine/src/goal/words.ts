/** One word of a text: `text` in lower case, `stem` without a plural's ending, offsets in UTF-16 units. */
export interface Word {
  readonly text: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** The form under which tables and goals are compared; it need not be a word. */
export const stemOf = (word: string): string => {
  const bare = word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (bare.length > 4 && /(?:[sx]|ch|sh)es$/.test(bare)) return bare.slice(0, -2);
  return bare.length > 3 && /[^siu]s$/.test(bare) ? bare.slice(0, -1) : bare;
};

/** The words of `text` in order; a hyphen parts words. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)].map((found) => ({
    text: found[0].toLowerCase().replaceAll('’', "'"),
    stem: stemOf(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** Phrases by the stem of their first word, longest first, each with what it stands for. */
export type PhraseIndex<T> = ReadonlyMap<
  string,
  readonly { readonly stems: readonly string[]; readonly value: T }[]
>;

/** Indexes phrases for `phrasesAt`. */
export const indexPhrases = <T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseIndex<T> => {
  const index = new Map<string, { stems: readonly string[]; value: T }[]>();
  for (const [phrase, value] of entries) {
    const stems = wordsOf(phrase).map(({ stem }) => stem);
    const [first] = stems;
    if (first === undefined) throw new Error(`A phrase without a word: "${phrase}"`);
    const known = index.get(first);
    if (known) known.push({ stems, value });
    else index.set(first, [{ stems, value }]);
  }
  for (const list of index.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return index;
};

/** All phrases of `index` that begin at word `at`, longest first. */
export const phrasesAt = <T>(index: PhraseIndex<T>, words: readonly Word[], at: number) =>
  (index.get(words[at]?.stem ?? '') ?? []).filter(({ stems }) =>
    stems.every((stem, offset) => words[at + offset]?.stem === stem),
  );
