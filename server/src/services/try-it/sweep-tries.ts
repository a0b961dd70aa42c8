import { tryLimits } from '@whetstone/contract';
import type { Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/**
 * Gives back the places of tries whose process died, and deletes tries nobody chose in once no month counts them: what
 * stays are choices.
 */
export const sweepTries = (database: Database): Promise<unknown> =>
  database.asService((tx) =>
    tx.execute(
      sql`delete from public.tries where verdict is null
          and (created_at < now() - make_interval(days => ${tryLimits.unchosenDays}::integer) or (answered_at is null and created_at < now() - interval '10 minutes'))`,
    ),
  );
