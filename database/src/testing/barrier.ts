/** Holds each of `count` callers until all of them have arrived, so that a race really is one. */
export const barrier = (count: number): (() => Promise<void>) => {
  let waiting = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    waiting += 1;
    if (waiting === count) resolve();
    return promise;
  };
};
