import { rowsOf, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** How often each kind of event happened in the last minutes, by whichever process noted it. */
export const countSecurityEvents = (
  database: Database,
  minutes: number,
): Promise<{ kind: string; count: number }[]> =>
  database.asService((tx) =>
    rowsOf<{ kind: string; count: number }>(
      tx,
      sql`select kind, least(sum(count), 2147483647)::integer as count from private.security_events
          where minute > now() - make_interval(mins => ${minutes}::integer) group by kind order by kind`,
    ),
  );
