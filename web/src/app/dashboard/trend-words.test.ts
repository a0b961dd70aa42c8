import { expect, it } from 'vitest';
import { trendWords } from './trend-words.ts';

it('[DB-02] a trend says what it compares', () => {
  expect(trendWords({ this_month: 6, month_before: 4, percent: 50 })).toBe(
    '6 this month, +50% (4 last month)',
  );
  expect(trendWords({ this_month: 1, month_before: 4, percent: -75 })).toBe(
    '1 this month, \u221275% (4 last month)',
  );
});

it('without a month before, nothing is compared', () => {
  expect(trendWords({ this_month: 3, month_before: 0, percent: null })).toBe('3 this month');
  expect(trendWords({ this_month: 0, month_before: 0, percent: null })).toBe('none this month');
});
