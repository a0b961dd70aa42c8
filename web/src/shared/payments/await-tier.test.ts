import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitTier } from './await-tier.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A cache whose account answers one after the other; the last one stays. */
const cacheOf = (...answers: (string | Error)[]) => {
  const fetchQuery = vi.fn<() => Promise<unknown>>(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ usage: { tier: answer } });
  });
  return { fetchQuery } as unknown as QueryClient & { fetchQuery: typeof fetchQuery };
};

it('[PY-04] [PY-05] the plan counts once the server has it, however late the provider’s word comes', async () => {
  const cache = cacheOf('free', new Error('no answer'), 'pro');
  const arrived = awaitTier(cache, 'pro', 10);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await arrived).toBe(true);
  expect(cache.fetchQuery).toHaveBeenCalledTimes(3);
});

it('[PY-05] the return address alone never makes a plan true', async () => {
  const arrived = awaitTier(cacheOf('free'), 'pro', 4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await arrived).toBe(false);
});
