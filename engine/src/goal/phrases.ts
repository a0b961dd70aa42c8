import { indexPhrases, phrasesAt, wordsOf, type PhraseIndex, type Word } from './words.ts';

/** A phrase of a table found in a text, as places in its words. */
export interface Hit<T> {
  readonly value: T;
  readonly at: number;
  readonly length: number;
}

/** Indexes the phrases of several rows. */
export const indexRows = <T>(
  rows: Iterable<readonly [value: T, phrases: readonly string[]]>,
): PhraseIndex<T> =>
  indexPhrases([...rows].flatMap(([value, phrases]) => phrases.map((phrase) => [phrase, value] as const)));

/** An index that only tells whether a phrase is there. */
export const indexAll = (phrases: readonly string[]): PhraseIndex<true> => indexRows([[true, phrases]]);

/** Makes comma-separated phrases searchable. */
export const phrasesOf = <T>(rows: Iterable<readonly [phrases: string, value: T]>): PhraseIndex<T> =>
  indexRows([...rows].map(([phrases, value]) => [value, phrases.split(', ')] as const));

/** How many words the longest phrase of `index` takes at a place; 0 where none is. */
export const lengthAt = (index: PhraseIndex<unknown>, words: readonly Word[], at: number): number =>
  phrasesAt(index, words, at)[0]?.stems.length ?? 0;

/** All hits from left to right, none within another; where several begin at one word, the longest, each value of it. */
export const longestHits = <T>(index: PhraseIndex<T>, words: readonly Word[]): readonly Hit<T>[] => {
  const hits: Hit<T>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = phrasesAt(index, words, at);
    const length = found[0]?.stems.length ?? 0;
    if (length === 0) continue;
    for (const { stems, value } of found) if (stems.length === length) hits.push({ value, at, length });
    at += length - 1;
  }
  return hits;
};

/** The hits from left to right, one at each place. */
export const hitsOf = <T>(index: PhraseIndex<T>, words: readonly Word[]): readonly Hit<T>[] =>
  longestHits(index, words).filter(({ at }, place, all) => at !== all[place - 1]?.at);

/** Whether one of the phrases is among the words. */
export const has = (index: PhraseIndex<unknown>, words: readonly Word[]): boolean =>
  words.some((_, at) => lengthAt(index, words, at) > 0);

/** The places of the words that hits hold. */
export const placesOf = (
  ...hits: readonly ({ readonly at: number; readonly length: number } | undefined)[]
): ReadonlySet<number> =>
  new Set(hits.flatMap((hit) => (hit ? Array.from({ length: hit.length }, (_, step) => hit.at + step) : [])));

const known = new Map<string, readonly Word[]>();

/** The words of a line of the tables, kept: there are as many as the tables have lines. */
export const wordsOfRow = (line: string): readonly Word[] => {
  const words = known.get(line) ?? wordsOf(line);
  known.set(line, words);
  return words;
};
