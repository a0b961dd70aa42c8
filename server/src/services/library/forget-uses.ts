import { rowsOf, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** Forgets who copied and kept what, once the day is over on which it could have counted twice. */
export const forgetUses = (database: Database): Promise<void> =>
  database.asService(async (tx) => {
    await rowsOf(tx, sql`delete from private.prompt_uses where day < (now() at time zone 'utc')::date - 1`);
  });
