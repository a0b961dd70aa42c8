import type { Goal } from '../../goal/read-goal.ts';
import { limitRows } from '../../knowledge/code-words.ts';
import { numberWords } from '../../knowledge/word-families.ts';
import { linesOf, type Line } from './lines.ts';
import { has, phrasesOf } from '../../goal/phrases.ts';

const rows = limitRows.map(({ words, ...row }) => ({ ...row, words: phrasesOf([[words, true]]) }));
const numbers = new Set(numberWords);
const longestClause = 14;
const mostLimits = 4;

/** A check for each limit that the goal states, in the person's words; `worked`: places whose check is told elsewhere. */
export const limitLines = (
  { words, text }: Goal,
  worked: readonly { readonly start: number; readonly end: number }[],
): readonly Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (let at = 0; at < words.length && lines.length < mostLimits; at += 1) {
    const gap = text.slice(words[at]?.end, words[at + 1]?.start ?? words[at]?.end);
    if (at + 1 < words.length && !/[.,;:!?\n(]/.test(gap)) continue;
    const clause = words.slice(start, at + 1);
    const first = start;
    const from = words[first]?.start;
    start = at + 1;
    const hasNumber = clause.some((word) => /^\d/.test(word.text) || numbers.has(word.text));
    const row = rows.find((each) => has(each.words, clause) && (hasNumber || !each.needsNumber));
    const isWorked = worked.some((range) => range.start <= at && first < range.end);
    if (row && !row.needsNumber && isWorked) continue;
    if (!row || clause.length > longestClause || clause.length < 3) continue;
    lines.push(...linesOf('limit', 'limit')([`"${text.slice(from, words[at]?.end)}": ${row.check}`]));
  }
  return lines;
};
