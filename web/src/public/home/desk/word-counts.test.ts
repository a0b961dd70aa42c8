import { generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { wordCounts } from './word-counts.ts';

const goal = 'write a reply to a customer whose package arrived late, keep it short';

it('[PP-01] a goal alone is all the visitor’s own', () => {
  expect(wordCounts(generateContent({ goal }).sections)).toEqual({ yours: 13, chosen: 0, ours: 0 });
});

it('[PP-01] a press adds to what was chosen, and the lead of its list to what is ours', () => {
  const counts = wordCounts(generateContent({ goal, answers: { offer: 'money back' } }).sections);
  expect(counts.yours).toBe(13);
  expect(counts.chosen).toBeGreaterThan(2);
  expect(counts.ours).toBe(3);
});
