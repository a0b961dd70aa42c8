import { expect, it } from 'vitest';
import { writeForDesk } from '../../testing/write-for-desk.ts';
import { writeAskers } from './write-askers.ts';

it('[PP-04] three ways of asking keep their own words and are asked the same', () => {
  const { asked, shared, press } = writeAskers({ writeForDesk });
  const wordings = asked.map((words) => words.map(({ text }) => text).join(''));
  expect(new Set(wordings).size).toBe(3);
  expect(press.line).toContain(press.pressed);
  expect(press.choices).toContain(press.pressed);
  expect(
    shared.filter((line) => line.endsWith('?') || line.includes(', to be honest')).length,
  ).toBeGreaterThanOrEqual(2);
});
