import type { Goal } from '../../goal/read-goal.ts';
import { wordsOf } from '../../goal/words.ts';
import { maskQuoted } from '../../check/mask-quoted.ts';
import {
  choiceJoints,
  leaningWords,
  listOpeners,
  openingWords,
  partJoints,
  partRefusals,
} from '../../knowledge/code-parts.ts';
import { splitSentences } from '../../reading/sentences.ts';
import { textOfSpans } from '../../reading/text-edits.ts';
import { mended } from '../mend.ts';

const longestRead = 4_000;
const mostClauses = 20;
const longestClause = 240;
const leastSaid = 2;
/** What one may choose from has at most so many words an item; the last one, with its "or", at most twice as many. */
const longestItem = 3;
const idle =
  /^(?:please|pls|thanks|thank you|bitte|danke|por favor|merci|grazie|etc|and so on|why|how|help|any ideas?)$/i;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(', '));
const refusals = setOf(partRefusals);
const leaning = setOf(leaningWords);
const opening = setOf(openingWords);
const listing = setOf(listOpeners);

/** The text with what is bracketed or quoted filled with letters, offsets kept: what is enclosed is never parted. */
const masked = (text: string): string =>
  /["“«`<([]/.test(text)
    ? maskQuoted(text)
        .replace(/ /g, (gap, at: number) => (text.charAt(at) === gap ? gap : 'x'))
        .replace(/\([^()]{0,400}\)|\[[^[\]]{0,400}\]/g, (enclosed) => 'x'.repeat(enclosed.length))
    : text;

/** Splits behind marks; the mark itself is left out. */
const splitAt = (text: string, marks: RegExp): readonly string[] => {
  const ends = [...masked(text).matchAll(marks)].map(({ index }) => index);
  return [...ends, text.length].map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end));
};

const textsOf = (part: string): readonly string[] => wordsOf(part).map(({ text }) => text);

/** The parts between commas, joined again wherever one is only understood with its neighbour. */
const partsOf = (sentence: string, code: string): readonly string[] => {
  const [joint = '', choosing] = [partJoints[code], setOf(choiceJoints[code] ?? '')];
  const all = splitAt(sentence, /(?<=\S),(?=\s|$)/g);
  const said = all.map(textsOf);
  const joined = all.map((_, at) => {
    const [before = [], words = []] = [said[at - 1], said[at]];
    const isOpen = before.some((word) => refusals.has(word)) && !words.some((word) => refusals.has(word));
    const isFigure = words.length === 1 && /^\d/.test(words[0] ?? '');
    return isOpen || isFigure || leaning.has(words[0] ?? '') || opening.has(before[0] ?? '');
  });
  for (const [last, words] of said.entries()) {
    const isItem = (at: number): boolean =>
      (said[at]?.length ?? 0) <= longestItem && !said[at]?.some((word) => refusals.has(word));
    let first = last;
    while (first > 1 && isItem(first - 1)) first -= 1;
    const isListed =
      (words.length === 1 || words.slice(1).includes(joint)) && listing.has(said[first - 1]?.at(-2) ?? '');
    if (words.length <= 2 * longestItem && (isListed || words.slice(1).some((word) => choosing.has(word))))
      joined.fill(true, first, last + 1);
  }
  const parts: string[] = [];
  for (const [at, part] of all.entries())
    parts.push(at > 0 && joined[at] ? `${parts.pop() ?? ''},${part}` : part);
  return parts.map((part) => {
    const clause = part.trim();
    return joint && clause.toLowerCase().startsWith(`${joint} `) && !clause.startsWith('I ')
      ? clause.slice(joint.length + 1)
      : clause;
  });
};

/**
 * What a goal says between its marks, each part in its own words, the first included. In doubt two parts stay one; a goal with
 * more parts than one can go through has none.
 */
export const clausesOf = (goal: Goal): readonly string[] => {
  const request = textOfSpans(mended(goal, { start: 0, end: Math.min(goal.request.length, longestRead) }));
  const clauses = splitSentences(masked(request), [])
    .flatMap(({ start, end }) => splitAt(request.slice(start, end), /(?<=\S);(?=\s|$)|:(?=\s|$)/g))
    .flatMap((part) => partsOf(part, goal.language.code))
    .map((clause) => clause.replace(/^[\s,;:]+|[\s.!?…]+$/g, ''))
    .filter((clause) => clause.length >= leastSaid && clause.length <= longestClause && !idle.test(clause));
  return clauses.length > mostClauses ? [] : clauses;
};
