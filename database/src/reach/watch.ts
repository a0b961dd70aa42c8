import { sqlState } from '../sql-state.ts';
import { DatabaseUnavailable, isLineLost } from './unavailable.ts';

/** Time is counted in steps of the event loop: while it is busy, an answer may lie there unread. */
const stepMs = 50;
/** A transaction that takes longer makes us ask whether the database still answers. It is not cut for being slow. */
const quietSteps = 12;
/** So long the database may take to answer that question. */
const answerSteps = 16;
/** Pause between two questions while it is away. */
const retryMs = 200;

export interface Outage {
  readonly error: Error;
  /** How long the database was away; absent while it is. */
  readonly ms?: number;
}

export interface Watched {
  /** Asks the database something; every call may wait for the same answer. */
  readonly ask: () => Promise<unknown>;
  /** Called once when the database stops answering, before anything else is told of it, and once when it answers again. */
  readonly onChange: (outage: Outage) => void;
}

export interface Watch {
  /** Does the work; rejects with DatabaseUnavailable at once while the database is away, and soon when it goes away meanwhile. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects within a second when the database does not answer. */
  check(): Promise<void>;
  stop(): void;
}

const answered = (asked: Promise<unknown>): Promise<Error | null> => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  let left = answerSteps;
  const timer = setInterval(() => {
    left -= 1;
    if (left <= 0) resolve(new Error(`No answer within ${answerSteps * stepMs} ms`));
  }, stepMs);
  asked.then(
    () => resolve(null),
    // Without room for one more connection it answers all the same: those that there are go on.
    (error: unknown) => resolve(sqlState(error) === '53300' ? null : (error as Error)),
  );
  return promise.finally(() => clearInterval(timer));
};

/** Finds out that a database is away or frozen, fails fast for as long as that lasts, and asks often whether it is back. */
export const watch = ({ ask, onChange }: Watched): Watch => {
  const underWay = new Set<{ steps: number; cut: (error: Error) => void }>();
  let outage: { error: DatabaseUnavailable; since: number } | undefined;
  let looking: Promise<void> | undefined;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const follow = (problem: Error | null): void => {
    if (isStopped) return;
    if (problem && !outage) {
      const error = new DatabaseUnavailable('The database does not answer', { cause: problem });
      outage = { error, since: performance.now() };
      onChange({ error: problem });
      for (const one of underWay) one.cut(error);
    } else if (!problem && outage) {
      const { error, since } = outage;
      outage = undefined;
      onChange({ error, ms: Math.round(performance.now() - since) });
    }
    if (outage) retry = setTimeout(() => void look(), retryMs).unref();
  };

  const look = (): Promise<void> =>
    (looking ??= answered(ask())
      .then(follow)
      .finally(() => {
        looking = undefined;
      }));

  const tick = (): void => {
    for (const one of underWay) {
      one.steps += 1;
      if (one.steps % quietSteps === 0) void look();
    }
  };

  const leave = (one: { steps: number; cut: (error: Error) => void }): void => {
    underWay.delete(one);
    if (underWay.size > 0) return;
    clearInterval(ticker);
    ticker = undefined;
  };

  return {
    run: async (work) => {
      if (outage) throw outage.error;
      const { promise: cut, reject } = Promise.withResolvers<never>();
      const one = { steps: 0, cut: reject };
      underWay.add(one);
      ticker ??= setInterval(tick, stepMs).unref();
      try {
        return await Promise.race([work(), cut]);
      } catch (error) {
        if (!outage && isLineLost(error)) void look();
        throw error;
      } finally {
        leave(one);
      }
    },
    check: async () => {
      if (!outage) await look();
      if (outage) throw outage.error;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
      clearInterval(ticker);
    },
  };
};
