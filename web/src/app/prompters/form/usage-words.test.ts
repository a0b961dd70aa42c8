import type { Usage } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { isUsedUp, usageWords } from './usage-words.ts';

const usage = (used: number, limit: number | null): Usage => ({
  tier: limit === null ? 'unlimited' : 'free',
  used,
  limit,
  remaining: limit === null ? null : Math.max(0, limit - used),
  is_unlimited: limit === null,
  resets_at: '2027-01-01T00:00:00.000Z',
});

it.each([
  [usage(0, 5), 'green', '5 prompts remaining', 0],
  [usage(3, 5), 'green', '2 prompts remaining', 60],
  [usage(4, 5), 'yellow', '1 prompt remaining', 80],
  [usage(5, 5), 'red', 'No prompts remaining', 100],
  [usage(9, 5), 'red', 'No prompts remaining', 100],
  [usage(12_345, null), 'green', 'Unlimited prompts', null],
])('[CP-09] the card’s colour, words and bar follow the usage (%#)', (given, tone, sentence, percent) => {
  expect(usageWords(given)).toEqual({ tone, sentence, percent });
});

it('[CP-06] the quota is used up at 0 remaining, and never without a limit', () => {
  expect(isUsedUp(usage(5, 5))).toBe(true);
  expect(isUsedUp(usage(4, 5))).toBe(false);
  expect(isUsedUp(usage(99_999, null))).toBe(false);
});
