const byTimer = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** One thing that is to happen later; the clock is the browser's unless another is given. */
export function createWaiting(later: (run: () => void, ms: number) => () => void = byTimer) {
  let cancel: (() => void) | undefined;
  let since: number | undefined;
  const stop = () => {
    cancel?.();
    cancel = undefined;
    since = undefined;
  };
  const start = (run: () => void, ms: number) => {
    cancel?.();
    cancel = later(() => {
      stop();
      run();
    }, ms);
  };
  return {
    stop,
    start,
    /** After a pause that each call begins again, but not later than `longestMs` after the first call. */
    extend(run: () => void, ms: number, longestMs: number) {
      since ??= Date.now();
      start(run, Math.max(0, Math.min(ms, since + longestMs - Date.now())));
    },
    /** Beside what is waited for. */
    once: later,
  };
}
