import { expect, it } from 'vitest';
import { dayInWords } from './day-in-words.ts';

it('keeps the day on the line of its month', () => {
  const date = '2026-12-01T00:00:00.000Z';
  expect(dayInWords(date, { month: 'long', timeZone: 'UTC' })).toBe('December\u00A01');
  expect(dayInWords(date, { month: 'short', year: 'numeric', timeZone: 'UTC' })).toBe('Dec\u00A01, 2026');
});
