/** Runs what is handed in, a few pieces at a time, and tells when all is done. A failing piece has to deal with it itself. */
export const createWorkQueue = (atOnce: number) => {
  const waiting: (() => Promise<void>)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    const work = running < atOnce ? waiting.shift() : undefined;
    if (!work) {
      if (running === 0) for (const resolve of idle.splice(0)) resolve();
      return;
    }
    running += 1;
    void work().finally(() => {
      running -= 1;
      next();
    });
  };
  return {
    add: (work: () => Promise<void>): void => {
      waiting.push(work);
      next();
    },
    /** Drops what has not begun. */
    clear: (): void => {
      waiting.length = 0;
    },
    settled: (): Promise<void> =>
      running === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            idle.push(resolve);
          }),
  };
};
