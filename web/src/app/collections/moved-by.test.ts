import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedBy } from './moved-by.ts';

it('[LB-08] moves one prompt of a collection and keeps the order of the others', () => {
  expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(movedBy(['a', 'b', 'c'], 2, -2)).toEqual(['c', 'a', 'b']);
  expect(movedBy(['a', 'b', 'c'], 2, 5)).toEqual(['a', 'b', 'c']);
  const items = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(items, fc.nat({ max: 11 }), fc.integer({ min: -12, max: 12 }), (list, from, by) => {
      const moved = movedBy(list, from, by);
      const without = (all: readonly number[]) => all.filter((item) => item !== list[from]);
      expect(moved).toHaveLength(list.length);
      expect(without(moved)).toEqual(without(list));
    }),
  );
});
