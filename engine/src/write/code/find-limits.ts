import { has, phrasesOf } from '../../goal/phrases.ts';
import { wordsOf } from '../../goal/words.ts';
import { limitRows } from '../../knowledge/code-words.ts';
import { numberWords } from '../../knowledge/word-families.ts';
import type { Line } from '../line.ts';
import { linesOf } from './lines.ts';

const rows = limitRows.map(({ words, never = '', ...row }) => ({
  ...row,
  words: phrasesOf([[words, true]]),
  never: phrasesOf(never === '' ? [] : [[never, true]]),
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
      const hasNumber = words.some(({ text }) => /^\d/.test(text) || numbers.has(text));
      const row = rows.find(
        (each) => has(each.words, words) && !has(each.never, words) && (hasNumber || !each.needsNumber),
      );
      return row ? linesOf('limit', 'limit')([`"${clause}": ${row.check}`]) : [];
    })
    .slice(0, mostLines);
