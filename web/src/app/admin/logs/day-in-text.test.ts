import { expect, it } from 'vitest';
import { dayInText } from './day-in-text.ts';

const now = new Date('2026-11-28T12:00:00Z');

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-3-4', '2026-03-04'],
  ['Nov 20, 2025', '2025-11-20'],
  ['20 november 2025', '2025-11-20'],
  [' Nov 20 ', '2026-11-20'],
  ['28 Nov', '2026-11-28'],
  ['Dec 1', '2025-12-01'],
])('[AD-03] reads %j as a day', (typed, day) => {
  expect(dayInText(typed, now)).toBe(day);
});

it.each(['', '20', 'Nov', '2026-02-30', 'Foo 3', '11/20/2026'])('[AD-03] takes %j for no day', (typed) => {
  expect(dayInText(typed, now)).toBeUndefined();
});
