import type { Database } from '../database.ts';
import { watch } from '../reach/watch.ts';

/** What becomes of a question to the database: answered, refused because there is no connection, or left without an answer. */
export type Condition = 'works' | 'refuses' | 'silent';

export interface Breakable<Given extends Database> {
  readonly database: Given;
  /** Puts it into another condition. Resolves when that is noticed. */
  put(condition: Condition): Promise<void>;
}

/** A database that can be taken away, under the same watch as PostgreSQL. */
export const breakable = <Given extends Database>(given: Given): Breakable<Given> => {
  let condition: Condition = 'works';
  const line = async (): Promise<void> => {
    if (condition === 'silent') await new Promise<never>(() => undefined);
    if (condition === 'refuses')
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  };
  const reach = watch({
    ask: async () => {
      await line();
      await given.ping();
    },
    onChange: () => undefined,
  });
  const through = <T>(work: () => Promise<T>): Promise<T> =>
    reach.run(async () => {
      await line();
      return work();
    });
  const isThere = () =>
    reach.check().then(
      () => true,
      () => false,
    );
  return {
    database: {
      ...given,
      actingAs: (claims, work) => through(() => given.actingAs(claims, work)),
      asService: (work) => through(() => given.asService(work)),
      asOwner: (work) => through(() => given.asOwner(work)),
      ping: reach.check,
      close: () => {
        reach.stop();
        return given.close();
      },
    },
    put: async (next) => {
      condition = next;
      while ((await isThere()) !== (next === 'works'))
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
};
