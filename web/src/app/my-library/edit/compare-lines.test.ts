import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLines, type LinePair } from './compare-lines.ts';

const textOf = (pairs: readonly LinePair[], side: 'before' | 'after') =>
  pairs.flatMap((pair) => pair[side]?.map(({ text }) => text).join('') ?? []).join('\n');
const markedOf = (pairs: readonly LinePair[], side: 'before' | 'after') =>
  pairs.flatMap((pair) => pair[side]?.filter(({ isMarked }) => isMarked).map(({ text }) => text) ?? []);

it('[ML-10] lines stand beside each other, and what changed in a line is marked by words', () => {
  const pairs = compareLines('One\nTwo old words\nThree', 'One\nTwo new words\nThree\nFour');
  expect(pairs).toHaveLength(4);
  expect(markedOf(pairs, 'before')).toEqual(['old']);
  expect(markedOf(pairs, 'after')).toEqual(['new', 'Four']);
  expect(pairs[3]?.before).toBeNull();
});

it('[ML-10] texts that are alike have no mark', () => {
  expect(compareLines('Same\nlines', 'Same\nlines').some(({ isChanged }) => isChanged)).toBe(false);
});

it('[ML-10] no letter of either side is lost', () => {
  const text = fc.array(fc.constantFrom('a', 'b c', '', ' d', 'é…')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pairs = compareLines(before, after);
      const trimmed = (side: string) => side.replace(/\n$/, '');
      expect(textOf(pairs, 'before')).toBe(trimmed(before));
      expect(textOf(pairs, 'after')).toBe(trimmed(after));
    }),
  );
});
