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
 * Counts one use and answers whether the limit allows it, and how long until the next window. One statement in a
 * transaction of its own, so that processes and parallel requests agree, and the use stands whatever becomes of the
 * request.
 */
export async function countUse(
  database: Database,
  { subject, max, seconds }: UseLimit,
): Promise<{ isAllowed: boolean; waitSeconds: number }> {
  const key = createHash('sha256').update(subject).digest('base64url');
  const [row] = await database.asService((tx) =>
    rowsOf<{ count: number; wait: number }>(
      tx,
      sql`insert into private.rate_limits as r (key, count, expires_at) values (${key}, 1, now() + ${seconds}::int * interval '1 second')
          on conflict (key) do update set
            count = case when r.expires_at <= now() then 1 else least(r.count, ${max}::int) + 1 end,
            expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
          returning count, ceil(extract(epoch from expires_at - now()))::int as wait`,
    ),
  );
  if (!row) throw new Error('The limit answered nothing');
  return { isAllowed: row.count <= max, waitSeconds: row.wait };
}

/** Takes one use and answers whether the limit allowed it. */
export const takeUse = async (database: Database, limit: UseLimit): Promise<boolean> =>
  (await countUse(database, limit)).isAllowed;
