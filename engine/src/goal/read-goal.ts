import { english, type Grammar } from '../knowledge/grammar.ts';
import type { FactId } from '../knowledge/rows.ts';
import { findFrozenSpans, type FrozenSpan } from '../reading/frozen-spans.ts';
import { detectLanguage, type Language } from '../reading/language.ts';
import { normalise } from '../reading/normalise.ts';
import { factsIn } from './facts.ts';
import { findMaterial, type Material } from './material.ts';
import { partsOf, type RequestParts } from './request.ts';
import { wordsOf, type Word } from './words.ts';

/** What a goal says, before any table is asked. Offsets refer to `text`. */
export interface Goal {
  /** The goal in its canonical form. */
  readonly text: string;
  /** The instructions: `text` without the material. */
  readonly request: string;
  readonly material?: Material;
  readonly language: Language;
  readonly frozen: readonly FrozenSpan[];
  /** Words of the request, at most `wordsRead`. */
  readonly words: readonly Word[];
  /** How many of the words stand in the first sentence. */
  readonly firstSentence: number;
  readonly parts: RequestParts;
  readonly facts: ReadonlySet<FactId>;
}

/** The request is read up to here, in UTF-16 units; what lies beyond is kept and not read. */
const longestRead = 4_000;

/** Reads a goal. Never throws; the time it takes grows with the length and no faster. */
export const readGoal = (raw: string, grammars: Readonly<Record<string, Grammar>> = {}): Goal => {
  const text = normalise(raw);
  const material = findMaterial(text);
  const request = text.slice(0, material?.range.start).trimEnd();
  const read = request.slice(0, longestRead);
  const language = detectLanguage(read);
  const frozen = findFrozenSpans(read);
  const words = wordsOf(read);
  const gapBehind = (at: number): string => read.slice(words[at]?.end, words[at + 1]?.start);
  const endsSentence = (at: number): boolean => /[.!?](?:\s|["”»)]|$)|\n/.test(gapBehind(at));
  const last = words.findIndex((_, at) => endsSentence(at));
  const firstSentence = last < 0 ? words.length : last + 1;
  const parts = partsOf(words, grammars[language.code] ?? english, {
    endsPhrase: (at) => endsSentence(at) || /[,;:()–—"“]/.test(gapBehind(at)),
    endsClause: (at) => endsSentence(at) || /[,;]/.test(gapBehind(at)),
  });
  const facts = factsIn(read, words, frozen, material !== undefined);
  return {
    text,
    request,
    ...(material && { material }),
    language,
    frozen,
    words,
    firstSentence,
    parts,
    facts,
  };
};
