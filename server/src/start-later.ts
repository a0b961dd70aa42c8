export interface Background {
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

/** Starts `all` after `ms` milliseconds, unless it is stopped before. */
export const startLater = (ms: number, all: readonly (() => Background)[]): Background => {
  let started: Background[] = [];
  const timer = setTimeout(() => {
    started = all.map((start) => start());
  }, ms);
  return {
    stop: async () => {
      clearTimeout(timer);
      await Promise.all(started.map((background) => background.stop()));
    },
  };
};
