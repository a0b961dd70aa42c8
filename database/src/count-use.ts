import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from './database.ts';

export interface UseLimit {
  /** What is limited and for whom, such as `enhance-minute:<account>`; kept as a hash. */
  readonly subject: string;
  readonly max: number;
  /** Length of the window, which begins with its first use, in seconds. */
  readonly seconds: number;
  /** How many are taken; one where nothing is said. */
  readonly uses?: number;
}

const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url');

/**
 * Counts uses and answers whether the limit allows it, what is left of it, and how long until the next window. One
 * statement, so that processes and parallel requests agree; in a transaction of its own the use stands whatever becomes
 * of the request. The time is the database's where none is given.
 */
export const countUse = async (
  tx: Transaction,
  { subject, max, seconds, uses = 1 }: UseLimit,
  now?: Date,
): Promise<{ isAllowed: boolean; remaining: number; waitSeconds: number }> => {
  const at = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`;
  const [row] = await rowsOf<{ count: number; wait: number }>(
    tx,
    sql`insert into private.rate_limits as r (key, count, expires_at) values (${keyOf(subject)}, ${uses}::int, ${at} + ${seconds}::int * interval '1 second')
        on conflict (key) do update set
          count = case when r.expires_at <= ${at} then excluded.count else least(r.count, ${max}::int) + excluded.count end,
          expires_at = case when r.expires_at <= ${at} then excluded.expires_at else r.expires_at end
        returning count, ceil(extract(epoch from expires_at - ${at}))::int as wait`,
  );
  if (!row) throw new Error('The limit answered nothing');
  return { isAllowed: row.count <= max, remaining: Math.max(0, max - row.count), waitSeconds: row.wait };
};

/** Takes one use of that subject back. */
export const returnUse = async (tx: Transaction, subject: string): Promise<void> => {
  await tx.execute(
    sql`update private.rate_limits set count = greatest(count - 1, 0) where key = ${keyOf(subject)}`,
  );
};

/** Begins the count of that subject anew. */
export const forgetUses = async (tx: Transaction, subject: string): Promise<void> => {
  await tx.execute(sql`delete from private.rate_limits where key = ${keyOf(subject)}`);
};
