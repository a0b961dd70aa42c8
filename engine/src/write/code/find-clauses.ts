import type { Goal } from '../../goal/read-goal.ts';
import { textOfSpans } from '../../reading/text-edits.ts';
import { mended } from '../mend.ts';

const longestRead = 4_000;
const mostClauses = 14;
const longestClause = 160;
const leastSaid = 3;
const idle = /^(?:please|pls|thanks|thank you|bitte|danke|por favor|merci|grazie|etc|and so on)$/i;
/** Where a part ends; "and" joins two parts where more than a word stands on either side. */
const mark =
  /[,;.!?:](?=\s|$)|\n+|(?<=\S \S+) (?=(?:and|but|und|aber|et|mais|y|pero|och|men|maar) [\p{L}\p{N}’'-]+ [\p{L}\p{N}])/gu;
const joint = /^(?:and|und|et|y|e|och|i|en|but|aber|mais|pero|men|maar)\s+/i;

/** Whether a place lies within brackets: what is bracketed stays whole. */
const isBracketed = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at) && text.indexOf(')', at) > 0;

/** What a goal says between its marks, each part in its own words, the first included. */
export const clausesOf = (goal: Goal): readonly string[] => {
  const range = { start: 0, end: Math.min(goal.request.length, longestRead) };
  const request = textOfSpans(mended(goal, range));
  const marks = [...request.matchAll(mark)].map(({ index }) => index);
  const ends = [...marks.filter((at) => !isBracketed(request, at)), request.length];
  return ends
    .map((end, at) => request.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end).trim())
    .map((clause) => clause.replace(joint, ''))
    .filter(
      (clause) =>
        clause.length >= leastSaid &&
        clause.length <= longestClause &&
        !idle.test(clause) &&
        !/["“”«»]/.test(clause),
    )
    .slice(0, mostClauses);
};
