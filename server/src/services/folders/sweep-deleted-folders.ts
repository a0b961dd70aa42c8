import { binDays } from '@whetstone/contract';
import type { Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** Forgets deletions of folders that can no longer be undone. */
export const sweepDeletedFolders = (database: Database): Promise<unknown> =>
  database.asService((tx) =>
    tx.execute(
      sql`delete from public.deleted_folders where deleted_at <= now() - make_interval(days => ${binDays}::integer)`,
    ),
  );
