import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells work that is done in time from work that is not, and leaves no timer behind', async () => {
  const quick = within(1000, new Promise((resolve) => setTimeout(resolve, 900)));
  await vi.advanceTimersByTimeAsync(900);
  expect(await quick).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  const endless = within(1000, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await endless).toBe(false);
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});
