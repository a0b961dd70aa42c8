import { expect, it } from 'vitest';
import { momentInWords } from './moment-in-words.ts';

it('names the year only where it is another one, and keeps the day on the line of its month', () => {
  const year = new Date().getFullYear();
  expect(momentInWords(`${year}-03-04T13:05:00`)).toMatch(/^Mar\u00A04, 1:05\sPM$/);
  expect(momentInWords('2024-03-04T13:05:00')).toMatch(/^Mar\u00A04, 2024, 1:05\sPM$/);
});
