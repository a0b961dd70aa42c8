import { indexPhrases, phrasesAt, wordsOf, type PhraseIndex, type Word } from './words.ts';

/** A phrase of a table, found in a goal. */
export interface Hit<T> {
  readonly value: T;
  readonly at: number;
  readonly length: number;
}

/** Makes comma-separated phrases searchable. */
export const phrasesOf = <T>(rows: Iterable<readonly [phrases: string, value: T]>): PhraseIndex<T> =>
  indexPhrases(
    [...rows].flatMap(([phrases, value]) => phrases.split(', ').map((phrase) => [phrase, value] as const)),
  );

/** All hits from left to right; where several begin at one word, only the longest. */
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

/** Whether one of the phrases is among the words. */
export const has = (index: PhraseIndex<unknown>, words: readonly Word[]): boolean =>
  words.some((_, at) => phrasesAt(index, words, at).length > 0);

const known = new Map<string, readonly Word[]>();

/** The words of a line of the tables, kept: there are as many as the tables have lines. */
export const wordsOfRow = (line: string): readonly Word[] => {
  const words = known.get(line) ?? wordsOf(line);
  known.set(line, words);
  return words;
};
