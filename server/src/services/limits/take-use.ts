import { countUse, type Database, type UseLimit } from '@whetstone/database';

/** Takes one use of a limit, which stands whatever becomes of the request; answers whether the limit allowed it. */
export const takeUse = async (database: Database, limit: UseLimit): Promise<boolean> =>
  (await database.asService((tx) => countUse(tx, limit))).isAllowed;
