import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goalChanges, isKept, textWith } from './goal-changes.ts';

const before = 'write a note to Priya about 14 lamps';
const after = 'Write a short note to Priya about the 14 broken lamps in the hall.';

it('[CP-05] all changes taken give the new text, all left the old one', () => {
  const words = fc.array(fc.constantFrom('a', 'the', 'lamp', '14', '\n', 'Hall', '.', ','), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [was, is] = [one.join(' '), other.join(' ')];
      const pieces = goalChanges(was, is);
      expect(textWith(pieces, [])).toBe(is);
      expect(
        textWith(
          pieces,
          pieces.map((_, index) => index),
        ),
      ).toBe(was);
    }),
  );
});

it('[CP-05] one change can be left as it was', () => {
  const pieces = goalChanges(before, after);
  const end = pieces.length - 1;
  expect(pieces[end]).toEqual({ from: '', to: ' in the hall.' });
  expect(textWith(pieces, [end])).toBe('Write a short note to Priya about the 14 broken lamps');
});

it('changes with a short word between them are one change', () => {
  const pieces = goalChanges('please wriet a mail to all', 'Write a short mail to all');
  expect(pieces.filter((piece) => !isKept(piece))).toHaveLength(1);
});
