import type { Goal } from '../../goal/read-goal.ts';
import { clauseOpenings, limitRows, namedToo } from '../../knowledge/code-words.ts';
import { numberWords } from '../../knowledge/word-families.ts';
import { linesOf, type Line } from './lines.ts';
import { has, phrasesOf } from '../../goal/phrases.ts';

const rows = limitRows.map(({ words, never = '', ...row }) => ({
  ...row,
  words: phrasesOf([[words, true]]),
  never: phrasesOf(never === '' ? [] : [[never, true]]),
}));
const numbers = new Set(numberWords);
const named = new Set([2, 3, 4, 5, 6, 7]);
const noItem = new Set(clauseOpenings.split(', '));
const longestClause = 14;
const mostLines = 4;

/** Places of words, half open. */
type Ranges = readonly { readonly start: number; readonly end: number }[];

/** The parts of a goal between its marks, each with the row of the limit that it states. */
const clausesOf = ({ words, text, firstSentence }: Goal) => {
  const isEnd = (at: number): boolean =>
    /[.,;:!?]\s|[\n(]|^$/.test(text.slice(words[at]?.end, words[at + 1]?.start ?? words[at]?.end));
  const ends = words.flatMap((_, at) => (isEnd(at) ? at + 1 : []));
  return ends.map((end, at) => {
    const start = ends[at - 1] ?? 0;
    const own = words.slice(start, end);
    const hasNumber = own.some((word) => /^\d/.test(word.text) || numbers.has(word.text));
    const row = rows.find(
      (each) => has(each.words, own) && !has(each.never, own) && (hasNumber || !each.needsNumber),
    );
    // "Big digits, sound when done": an item of the list in the first sentence.
    const before = text.slice(words[start - 1]?.end ?? 0, words[start]?.start);
    const isItem = end <= firstSentence && /[,;]/.test(before) && !noItem.has(words[start]?.text ?? '');
    return { start, end, row, isItem, quoted: `"${text.slice(words[start]?.start, words[end - 1]?.end)}"` };
  });
};

/**
 * A check for each limit that the goal states, and one for what it names besides and no row works out, in the person's
 * words; `demanded`: places whose check is told elsewhere; `worked`: all places that a row works out.
 */
export const limitLines = (goal: Goal, demanded: Ranges, worked?: Ranges): readonly Line[] => {
  const limits: Line[] = [];
  const names: string[] = [];
  for (const { start, end, row, isItem, quoted } of clausesOf(goal)) {
    const length = end - start;
    const isIn = (ranges: Ranges): boolean => ranges.some((range) => range.start < end && start < range.end);
    if (row && (row.needsNumber || !isIn(demanded)) && length >= 3 && length <= longestClause)
      limits.push(...linesOf('limit', 'limit')([`${quoted}: ${row.check}`]));
    if (isItem && !row && named.has(length) && worked && !isIn(worked)) names.push(quoted);
  }
  const all = names.slice(0, mostLines).join(', ');
  return [...limits.slice(0, mostLines), ...linesOf('named', 'named')(all ? [`${namedToo}: ${all}`] : [])];
};
