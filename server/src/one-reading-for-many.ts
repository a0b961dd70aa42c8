/**
 * Shares one reading among all who ask while the one before is under way. Each gets a reading that began after they
 * asked, so it is as fresh as one of their own.
 */
export const oneReadingForMany = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= underWay.then(() => {
      next = undefined;
      const reading = read();
      underWay = reading.catch(() => undefined);
      return reading;
    });
    return next;
  };
};
