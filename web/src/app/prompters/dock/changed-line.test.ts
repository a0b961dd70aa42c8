import { expect, test } from 'vitest';
import { changedLine } from './changed-line.ts';

const goal = 'Write a letter to our customers.';

test('[AO-02] the line that a press added is the one that is shown', () => {
  const before = `${goal}\n\nKeep it short.`;
  expect(changedLine(before, `${goal}\nReason: our costs rose\n\nKeep it short.`)).toBe(
    'Reason: our costs rose',
  );
});

test('where nothing is new, the last line is shown', () => {
  const before = `${goal}\nReason: our costs rose`;
  expect(changedLine(before, goal)).toBe(goal);
  expect(changedLine('', '')).toBe('');
});
