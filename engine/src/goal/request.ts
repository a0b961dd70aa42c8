import type { Grammar } from '../knowledge/grammar.ts';
import { indexAll, lengthAt } from './phrases.ts';
import type { PhraseIndex, Word } from './words.ts';

/** The parts of a request, as places in its words. */
export interface RequestParts {
  /** Where the request begins behind "please" and "I need you to". */
  readonly begin: number;
  /** Where the other clauses begin, behind the same. */
  readonly begins: readonly number[];
  /** The words of the thing that is wanted, half open; empty where none is. */
  readonly object: { readonly start: number; readonly end: number };
}

type Part = keyof Grammar;
const indexes = new WeakMap<Grammar, Record<Part, PhraseIndex<true>>>();

const indexOf = (grammar: Grammar): Record<Part, PhraseIndex<true>> => {
  const known = indexes.get(grammar);
  if (known) return known;
  const of = (part: Part) => indexAll(grammar[part]);
  const made = {
    openings: of('openings'),
    makes: of('makes'),
    skips: of('skips'),
    ends: of('ends'),
    states: of('states'),
  };
  indexes.set(grammar, made);
  return made;
};

const longestObject = 10;

/** Whether something ends behind the word at a place. */
interface Ends {
  readonly endsPhrase: (at: number) => boolean;
  readonly endsClause: (at: number) => boolean;
}

/** Finds what is asked for. */
export const partsOf = (
  words: readonly Word[],
  grammar: Grammar,
  { endsPhrase, endsClause }: Ends,
): RequestParts => {
  const index = indexOf(grammar);
  const stepAt = (part: Part, at: number): number => lengthAt(index[part], words, at);
  const behind = (part: Part, from: number): number => {
    let at = from;
    for (let step = stepAt(part, at); step > 0; step = stepAt(part, at)) at += step;
    return at;
  };
  const begins = words.flatMap((_, at) => (at === 0 || endsClause(at - 1) ? [behind('openings', at)] : []));
  const first = begins[0] ?? 0;
  const namesNothing = stepAt('ends', behind('skips', first)) > 0;
  // "Using what is in the fridge, create a dinner": the request is the clause that makes something.
  const begin = (namesNothing ? begins.find((at) => stepAt('makes', at) > 0) : undefined) ?? first;
  const made = stepAt('makes', begin);
  let start = behind('skips', begin + made);
  let end = start;
  while (end < words.length && end - start < longestObject && stepAt('ends', end) === 0) {
    end += 1;
    if (endsPhrase(end - 1)) break;
  }
  // "My name is Ana" tells something and asks for nothing.
  if (made === 0 && stepAt('states', end) > 0) start = end = words.length;
  return { begin, begins, object: { start, end } };
};
