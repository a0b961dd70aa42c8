import { expect, it } from 'vitest';
import { extend, nothingSelected, selectAll, toggle } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted().join('');

it('[ML-06] a range goes from the row that was selected last, in both directions', () => {
  const one = toggle(nothingSelected, 'c');
  expect(idsOf(extend(one, 'e', order))).toBe('cde');
  expect(idsOf(extend(one, 'a', order))).toBe('abc');
  expect(idsOf(extend(extend(one, 'e', order), 'a', order))).toBe('abcde');
});

it('[ML-06] without a beginning a range is one row, and from there on the next one begins', () => {
  const one = extend(nothingSelected, 'b', order);
  expect(idsOf(one)).toBe('b');
  expect(idsOf(extend(one, 'd', order))).toBe('bcd');
  expect(idsOf(extend({ ...nothingSelected, anchor: 'gone' }, 'b', order))).toBe('b');
});

it('[ML-06] a row is taken out by the same act, and all are taken at once', () => {
  expect(idsOf(toggle(toggle(nothingSelected, 'a'), 'a'))).toBe('');
  expect(idsOf(selectAll(nothingSelected, order))).toBe('abcde');
});
