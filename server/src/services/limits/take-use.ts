import { createHash } from 'node:crypto';
import { rowsOf, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

export interface UseLimit {
  /** What is limited and for whom, such as `enhance-minute:<account>`; kept as a hash. */
  readonly subject: string;
  readonly max: number;
  /** Length of the window, which begins with its first use, in seconds. */
  readonly seconds: number;
}

/**
 * Takes one use and answers whether the limit allowed it. One statement in a transaction of its own, so that
 * processes and parallel requests agree, and the use stands whatever becomes of the request.
 */
export async function takeUse(database: Database, { subject, max, seconds }: UseLimit): Promise<boolean> {
  const key = createHash('sha256').update(subject).digest('base64url');
  const [row] = await database.asService((tx) =>
    rowsOf<{ count: number }>(
      tx,
      sql`insert into private.rate_limits as r (key, count, expires_at) values (${key}, 1, now() + ${seconds}::int * interval '1 second')
          on conflict (key) do update set
            count = case when r.expires_at <= now() then 1 else least(r.count, ${max}::int) + 1 end,
            expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
          returning count`,
    ),
  );
  return row !== undefined && row.count <= max;
}
