/** Whether the account service can be reached: `away` after a try that got no final answer, `trying` during the next. */
export type AccountService = 'there' | 'away' | 'trying';

let state: AccountService = 'there';
const listeners = new Set<() => void>();
let wake: (() => void) | undefined;

export const accountsAwaySentence = 'The account service can’t be reached. Trying again…';

export function setAccountService(next: AccountService): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

export const readAccountService = (): AccountService => state;

/** Calls `listener` after each change. Returns how to stop. */
export function watchAccountService(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves once the account service is found to be away; at once where it is. */
export const untilAccountsAway = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (state === 'there') return;
      stop();
      resolve();
    };
    const stop = watchAccountService(look);
    look();
  });

/** A pause between two tries, ended early by the person, a connection that is back, or another tab's session. */
export const pauseBeforeRetry = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const stopping = new AbortController();
    const end = () => {
      stopping.abort();
      clearTimeout(timer);
      wake = undefined;
      resolve();
    };
    const timer = setTimeout(end, ms);
    wake = end;
    addEventListener('online', end, { signal: stopping.signal });
    addEventListener('storage', end, { signal: stopping.signal });
  });

/** Tries again at once instead of waiting on. */
export const tryAccountsNow = (): void => wake?.();
