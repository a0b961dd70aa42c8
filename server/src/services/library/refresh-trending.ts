import { rowsOf, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** Chooses the prompts that trend, six at most, by the votes of the last 14 days; none where nobody voted. */
export const refreshTrending = (database: Database): Promise<void> =>
  database.asService(async (tx) => {
    await rowsOf(tx, sql`select private.refresh_library_trending()`);
  });
