import { materialPointers } from '../knowledge/word-families.ts';
import { has, indexAll } from './phrases.ts';
import { wordsOf } from './words.ts';
import type { TextRange } from '../reading/text-edits.ts';

/** Text that the request works on: moved whole, delimited, never edited. */
export interface Material {
  readonly range: TextRange;
}

const pointers = indexAll(materialPointers);

const pointsAtText = (text: string): boolean => has(pointers, wordsOf(text));

const longestHead = 1_500;
const longestLead = 240;
const leastWords = 6;

const from = (goal: string, start: number): Material => ({ range: { start, end: goal.length } });
const isLong = (text: string): boolean => wordsOf(text.slice(0, 400)).length >= leastWords;

/** The text handed over behind the request, or undefined. In doubt undefined: it then stays in its place, as written. */
export const findMaterial = (goal: string): Material | undefined => {
  const gap = /\n\s*\n|:[\t ]*\n\s*|\n(?=```)/.exec(goal.slice(0, longestHead + 200));
  if (gap && gap.index <= longestHead) {
    const rest = goal.slice(gap.index + gap[0].length);
    const isList = /^\s*(?:[-*•]|\d+[.)])\s/.test(rest);
    if (!isList && isLong(rest) && pointsAtText(goal.slice(0, gap.index)))
      return from(goal, gap.index + gap[0].length);
    return undefined;
  }
  const colon = /:\s+/.exec(goal.slice(0, longestLead));
  if (!colon || /[.!?]\s/.test(goal.slice(0, colon.index))) return undefined;
  const start = colon.index + colon[0].length;
  // Behind a quotation the person goes on in their own words: it stays in its place.
  if (/^["“«„]/.test(goal.slice(start)) && !/["”»“]\s*$/.test(goal)) return undefined;
  return isLong(goal.slice(start)) && pointsAtText(goal.slice(0, colon.index))
    ? from(goal, start)
    : undefined;
};
