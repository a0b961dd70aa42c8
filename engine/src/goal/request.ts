import type { Grammar } from '../knowledge/grammar.ts';
import { indexPhrases, phrasesAt, type PhraseIndex, type Word } from './words.ts';

/** The parts of a request, as places in its words. */
export interface RequestParts {
  /** Where the request begins behind "please" and "I need you to". */
  readonly begin: number;
  /** True where a verb of making leads, or a thing stands alone. */
  readonly wantsThing: boolean;
  /** The words of the thing that is wanted, half open; empty where none is. */
  readonly object: { readonly start: number; readonly end: number };
}

type Part = keyof Grammar;
const indexes = new WeakMap<Grammar, Record<Part, PhraseIndex<true>>>();

const indexOf = (grammar: Grammar): Record<Part, PhraseIndex<true>> => {
  const known = indexes.get(grammar);
  if (known) return known;
  const of = (part: Part) => indexPhrases(grammar[part].map((phrase) => [phrase, true] as const));
  const made = { openings: of('openings'), makes: of('makes'), skips: of('skips'), ends: of('ends') };
  indexes.set(grammar, made);
  return made;
};

const longestObject = 10;

/** Finds what is asked for in the first sentence; `isSentenceEnd` tells whether a word is the last of one. */
export const partsOf = (
  words: readonly Word[],
  grammar: Grammar,
  endsClause: (at: number) => boolean,
): RequestParts => {
  const index = indexOf(grammar);
  const lengthAt = (part: Part, at: number): number =>
    phrasesAt(index[part], words, at)[0]?.stems.length ?? 0;
  let begin = 0;
  for (let step = lengthAt('openings', 0); step > 0; step = lengthAt('openings', begin)) begin += step;
  const made = lengthAt('makes', begin);
  let start = begin + made;
  for (let step = lengthAt('skips', start); step > 0; step = lengthAt('skips', start)) start += step;
  let end = start;
  while (end < words.length && end - start < longestObject && lengthAt('ends', end) === 0) {
    end += 1;
    if (endsClause(end - 1)) break;
  }
  return { begin, wantsThing: made > 0 || end - start > 0, object: { start, end } };
};
