import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from './unavailable.ts';
import { watch, type Outage } from './watch.ts';

const never = () => new Promise<never>(() => undefined);
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

let ask: () => Promise<unknown>;
let changes: Outage[];
let reach: ReturnType<typeof watch>;

beforeEach(() => {
  vi.useFakeTimers();
  ask = async () => undefined;
  changes = [];
  reach = watch({ ask: () => ask(), onChange: (outage) => changes.push(outage) });
});
afterEach(() => {
  reach.stop();
  vi.useRealTimers();
});

/** How the work ended, and after how many milliseconds. */
const timed = (work: Promise<unknown>) => {
  const began = Date.now();
  const after = (how: string) => ({ how, ms: Date.now() - began });
  return work.then(
    () => after('done'),
    (error: unknown) => after(error instanceof DatabaseUnavailable ? 'unavailable' : String(error)),
  );
};

describe('the watch over the database', () => {
  it('a transaction that a frozen database leaves waiting ends well within two seconds', async () => {
    ask = never;
    const ended = timed(reach.run(never));
    await vi.advanceTimersByTimeAsync(2000);
    const { how, ms } = await ended;
    expect(how).toBe('unavailable');
    expect(ms).toBeLessThan(1600);
  });

  it('readiness is known within a second, whether the database refuses or is frozen', async () => {
    for (const silence of [never, () => Promise.reject(refused)]) {
      ask = silence;
      const ended = timed(reach.check());
      await vi.advanceTimersByTimeAsync(1000);
      expect((await ended).how).toBe('unavailable');
      ask = async () => undefined;
      await vi.advanceTimersByTimeAsync(1000);
    }
  });

  it('a long statement of a database that answers is not cut', async () => {
    const ended = timed(reach.run(() => new Promise((resolve) => setTimeout(resolve, 30_000))));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ended).toEqual({ how: 'done', ms: 30_000 });
    expect(changes).toEqual([]);
  });

  it('once it is known, nobody waits; and the first to come after the return is served within two seconds', async () => {
    ask = () => Promise.reject(refused);
    const work = vi.fn<() => Promise<never>>(() => Promise.reject(refused));
    await expect(reach.run(work)).rejects.toBe(refused);
    await vi.advanceTimersByTimeAsync(10);
    expect(await timed(reach.run(work))).toEqual({ how: 'unavailable', ms: 0 });
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    ask = async () => undefined;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await timed(reach.run(async () => 'served'))).toEqual({ how: 'done', ms: 0 });
    expect(changes).toMatchObject([{ error: refused }, { ms: expect.any(Number) }]);
  });

  it('one connection that breaks while the database answers is no outage', async () => {
    await expect(reach.run(() => Promise.reject(refused))).rejects.toBe(refused);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await timed(reach.run(async () => 'served'))).toEqual({ how: 'done', ms: 0 });
    expect(changes).toEqual([]);
  });

  it('a server that has no room for one more connection is there', async () => {
    ask = () => Promise.reject(Object.assign(new Error('too many clients'), { code: '53300' }));
    await expect(reach.check()).resolves.toBeUndefined();
  });

  it('a busy event loop is not taken for silence of the database', async () => {
    const answer = Promise.withResolvers<void>();
    ask = () => answer.promise;
    const checked = timed(reach.check());
    // One long turn, in which the answer arrived unread: a clock would have run out.
    vi.setSystemTime(Date.now() + 5000);
    answer.resolve();
    await vi.advanceTimersByTimeAsync(50);
    expect((await checked).how).toBe('done');
  });
});
