import { wordsOf } from '../goal/words.ts';
import { smallWords } from '../knowledge/word-families.ts';

const small = new Set(smallWords);

/** The words of a text that tell something: not the small ones; short ones only with a figure, as "2B". */
export const tellingStems = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text).flatMap(({ text: word, stem }) =>
      (word.length < 3 && !/\d\p{L}|\p{L}\d/u.test(word)) || small.has(word) ? [] : [stem],
    ),
  ),
];
