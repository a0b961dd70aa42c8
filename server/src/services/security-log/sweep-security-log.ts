import { securityLogDays } from '@whetstone/contract';
import type { Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** Deletes what the security log has kept for longer than the privacy page says. */
export const sweepSecurityLog = async (database: Database): Promise<void> => {
  await database.asService((tx) =>
    tx.execute(
      sql`delete from private.security_events where minute < now() - make_interval(days => ${securityLogDays}::integer)`,
    ),
  );
};
