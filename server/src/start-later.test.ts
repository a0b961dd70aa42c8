import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLater, type Background } from './start-later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = () => {
  const stop = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return { stop, start: vi.fn<() => Background>(() => ({ stop })) };
};

it('starts everything after the wait, and stops what it started', async () => {
  const [one, other] = [watched(), watched()];
  const background = startLater(1000, [one.start, other.start]);
  await vi.advanceTimersByTimeAsync(999);
  expect(one.start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(one.start).toHaveBeenCalledOnce();
  expect(other.start).toHaveBeenCalledOnce();
  await background.stop();
  expect(one.stop).toHaveBeenCalledOnce();
  expect(other.stop).toHaveBeenCalledOnce();
});

it('stopped before, it starts nothing', async () => {
  const one = watched();
  await startLater(1000, [one.start]).stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(one.start).not.toHaveBeenCalled();
});
