/** Lets `parallel` tasks run at once and `waiting` more wait; what exceeds both is refused with `refusal()`. */
export const createGate = (parallel: number, waiting: number, refusal: () => Error) => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= parallel) {
      if (queue.length >= waiting) throw refusal();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running++;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
};
