import { has, phrasesOf } from '../../goal/phrases.ts';
import { wordsOf } from '../../goal/words.ts';
import { limitRows } from '../../knowledge/code-words.ts';
import { numberWords } from '../../knowledge/word-families.ts';
import type { Line } from '../line.ts';
import { linesOf } from './lines.ts';

const indexOf = (words: string | undefined) => (words === undefined ? undefined : phrasesOf([[words, true]]));
const rows = limitRows.map(({ words, needs, never, ...row }) => ({
  ...row,
  words: phrasesOf([[words, true]]),
  needs: indexOf(needs),
  never: indexOf(never),
}));
const numbers = new Set(numberWords);
const fewestWords = 3;
const mostWords = 14;
const mostLines = 4;

/** A check for each limit among the parts of a goal, in the person's words. */
export const limitLines = (clauses: readonly string[]): readonly Line[] =>
  clauses
    .flatMap((clause): readonly Line[] => {
      const words = wordsOf(clause);
      if (words.length < fewestWords || words.length > mostWords) return [];
      const figures = words.map(({ text }) => (numbers.has(text) ? 1 : Number.parseInt(text, 10) || 0));
      const row = rows.find(
        ({ words: signs, needs, never, leastNumber = 0 }) =>
          has(signs, words) &&
          (!needs || has(needs, words)) &&
          !(never && has(never, words)) &&
          Math.max(...figures) >= leastNumber,
      );
      return row ? linesOf('limit', 'limit')([`"${clause}": ${row.check}`]) : [];
    })
    .slice(0, mostLines);
