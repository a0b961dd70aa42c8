import { expect, it } from 'vitest';
import { usageShare } from './usage-share.ts';

it.each([
  [0, 5, 0, false],
  [7, 10, 70, false],
  [71, 100, 71, true],
  [5, 5, 100, true],
  [8, 5, 100, true],
  [0, 0, 100, true],
])('[AC-02] %i of %i prompts are %i percent, warned above 70: %s', (used, limit, percent, isLow) => {
  expect(usageShare({ used, limit })).toEqual({ percent, isLow });
});

it('[AC-02] without a limit there is no share', () => {
  expect(usageShare({ used: 900, limit: null })).toBeNull();
});
