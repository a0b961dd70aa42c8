/** Runs what is handed in, a few pieces at a time, and tells when all is done. A failing piece has to deal with it itself. */
export const createWorkQueue = (atOnce: number) => {
  const waiting: { work: () => Promise<void>; key: string | undefined }[] = [];
  const idle: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    const first = running < atOnce ? waiting.shift() : undefined;
    if (!first) {
      if (running === 0) for (const resolve of idle.splice(0)) resolve();
      return;
    }
    running += 1;
    void first.work().finally(() => {
      running -= 1;
      next();
    });
  };
  return {
    /** Work under a key that is waiting already is not added: whoever is first will do it for all. */
    add: (work: () => Promise<void>, key?: string): void => {
      if (key !== undefined && waiting.some((one) => one.key === key)) return;
      waiting.push({ work, key });
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
