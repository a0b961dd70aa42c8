import type postgres from 'postgres';
import { DatabaseUnavailable, isLineLost } from './unavailable.ts';

type Work = (scoped: postgres.TransactionSql) => unknown;
export type Begin = (work: Work) => Promise<unknown>;

const never = new Promise<never>(() => undefined);

/**
 * The driver goes on with a transaction whose connection is gone: what its work still asks, and the rollback or commit,
 * would be sent on the connection's next life, in another's transaction, or on no socket, which ends the process. Here
 * such a transaction is over at once, and nothing more is sent for it.
 */
export const confine =
  (begin: Begin): Begin =>
  (work) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    let isOver = false;
    const end = (error: unknown): void => {
      isOver = true;
      reject(error as Error);
    };
    const inside: Work = async (scoped) => {
      const send = scoped.unsafe;
      scoped.unsafe = ((...question: Parameters<typeof send>) => {
        if (isOver) throw new DatabaseUnavailable('The connection of this transaction is gone');
        return send(...question);
      }) as typeof send;
      try {
        const result = await work(scoped);
        return isOver ? never : result;
      } catch (error) {
        if (isLineLost(error)) end(error);
        if (isOver) return never;
        throw error;
      }
    };
    begin(inside).then(resolve, end);
    return promise;
  };
