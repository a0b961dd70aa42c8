import { expect, it } from 'vitest';
import { answerLines, askedOf } from './line.ts';

const row = { ask: 'Who will read it?', name: 'Reader', choices: ['a customer', 'my boss'], example: 'Ruth' };
const reasons = (why?: string) =>
  answerLines(askedOf('reader', { ...row, ...(why && { why }) }, 'my boss', false), String).map(
    ({ reason }) => reason,
  );

it('[AO-01] an answer is explained by the reason of its question, or by the question where it has none', () => {
  expect(reasons('A boss reads the first line alone')).toEqual(['A boss reads the first line alone']);
  expect(reasons()).toEqual(['Who will read it?']);
  expect(askedOf('reader', row, '', true)).not.toHaveProperty('why');
});
