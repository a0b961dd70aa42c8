import { expect, it } from 'vitest';
import { durationWords, milliseconds, momentWords, percent } from './status-words.ts';

it('[PP-08] figures say when nothing was measured, instead of showing a perfect one', () => {
  expect([percent(null), milliseconds(null)]).toEqual(['No data', 'No data']);
  expect([percent(99.98), milliseconds(0.4), milliseconds(124.6)]).toEqual([
    '99.98%',
    'under 1 ms',
    '125 ms',
  ]);
});

it.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [61, '1 h 1 min'],
])('%i minutes read as %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

it('moments are told in universal time', () => {
  expect(momentWords('2026-03-01T23:30:00.000Z')).toBe('March\u00A01, 2026 at 23:30 UTC');
});
