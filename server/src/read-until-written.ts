/**
 * Keeps a reading until another transaction has ended: nothing else can change what it says. Where nobody counts the
 * transactions, each time is a reading. `read` is one transaction.
 */
export const readUntilWritten = <T>(read: () => Promise<T>, transactionsEnded?: () => number) => {
  if (!transactionsEnded) return read;
  let known: { readonly ended: number; readonly value: T } | undefined;
  return async (): Promise<T> => {
    const before = transactionsEnded();
    if (known?.ended === before) return known.value;
    const value = await read();
    const ended = transactionsEnded();
    // Another one that ended meanwhile may have come after the reading.
    known = ended === before + 1 ? { ended, value } : undefined;
    return value;
  };
};
