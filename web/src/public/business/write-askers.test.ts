import type { DeskRequest } from '@whetstone/contract';
import { generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { writeAskers } from './write-askers.ts';

it('[PP-04] three ways of asking keep their own words and are asked the same', () => {
  const writeForDesk = ({ goal }: DeskRequest) => generateContent({ goal, target: 'chatgpt' });
  const { asked, shared } = writeAskers({ writeForDesk });
  const wordings = asked.map((words) => words.map(({ text }) => text).join(''));
  expect(new Set(wordings).size).toBe(3);
  expect(
    shared.filter((line) => line.endsWith('?') || line.includes(', to be honest')).length,
  ).toBeGreaterThanOrEqual(3);
});
