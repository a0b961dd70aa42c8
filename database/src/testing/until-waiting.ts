import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../database.ts';

/** Resolves when so many transactions wait for the lock of another one. For PostgreSQL: the embedded database has one connection. */
export const untilWaiting = async (database: Database, count: number): Promise<void> => {
  for (let tries = 0; tries < 1000; tries += 1) {
    const [row] = await database.asOwner((tx) =>
      rowsOf<{ waiting: number }>(
        tx,
        sql`select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      ),
    );
    if (row && row.waiting >= count) return;
  }
  throw new Error('Nobody waits');
};
