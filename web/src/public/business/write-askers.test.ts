import type { DeskRequest } from '@whetstone/contract';
import { generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { writeAskers } from './write-askers.ts';

it('[PP-04] three ways of asking keep their own words and share what the answer is held to', () => {
  const writeForDesk = ({ goal }: DeskRequest) => generateContent({ goal, target: 'chatgpt' });
  const { asked, shared } = writeAskers({ writeForDesk });
  const wordings = asked.map((words) => words.map(({ text }) => text).join(''));
  expect(new Set(wordings).size).toBe(3);
  for (const words of asked) expect(words.some(({ origin }) => origin === 'removed')).toBe(true);
  expect(shared.length).toBeGreaterThanOrEqual(3);
});
