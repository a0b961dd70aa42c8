import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const shown = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

it('[ML-07] marks the beginnings of words, without regard to case and accents', () => {
  expect(shown('My Résumé and resumes', 'resum')).toBe('My [Résum]é and [resum]es');
  expect(shown('Presume', 'resum')).toBe('Presume');
  expect(shown('Tea, tea!', 'tea', 'x')).toBe('[Tea], [tea]!');
});

it('[ML-07] marks lose no letter of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
      const pieces = markWords(text, words);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
