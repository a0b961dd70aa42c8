import { indexPhrases, phrasesAt, type PhraseIndex, type Word } from '../../goal/words.ts';

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

/** All hits of an index, the longest at each place, none within another. */
export const hitsOf = <T>(index: PhraseIndex<T>, words: readonly Word[]): readonly Hit<T>[] => {
  const found: Hit<T>[] = [];
  for (let at = 0; at < words.length;) {
    const best = phrasesAt(index, words, at)[0];
    if (best) found.push({ value: best.value, at, length: best.stems.length });
    at += best?.stems.length ?? 1;
  }
  return found;
};

/** How many words a phrase of `index` takes at a place; 0 where none is. */
export const lengthAt = (index: PhraseIndex<unknown>, words: readonly Word[], at: number): number =>
  phrasesAt(index, words, at)[0]?.stems.length ?? 0;

/** An index that only tells whether a phrase is there. */
export const indexAll = (phrases: readonly string[]): PhraseIndex<true> => indexRows([[true, phrases]]);

/** The places of the words that hits hold. */
export const placesOf = (
  ...hits: readonly ({ readonly at: number; readonly length: number } | undefined)[]
): ReadonlySet<number> =>
  new Set(hits.flatMap((hit) => (hit ? Array.from({ length: hit.length }, (_, step) => hit.at + step) : [])));
