import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../../http/service-error.ts';
import type { Payments } from '../payments.ts';

/** Longer than all tries of all calls of one change. A row is held, not a connection: the provider may take its time. */
const longest = '3 minutes';

/** The time until which the account's contract is held, or undefined while another holds it; null where there is no customer. */
const hold = ({ database, provider }: Payments, userId: string): Promise<string | null | undefined> =>
  database.asService(async (tx) => {
    const [held] = await rowsOf<{ until: string }>(
      tx,
      sql`update public.payment_customers set changing_until = clock_timestamp() + ${longest}::interval
          where user_id = ${userId} and provider = ${provider}
            and (changing_until is null or changing_until < clock_timestamp())
          returning changing_until::text as until`,
    );
    if (held) return held.until;
    const known = await rowsOf(
      tx,
      sql`select 1 from public.payment_customers where user_id = ${userId} and provider = ${provider}`,
    );
    return known.length > 0 ? undefined : null;
  });

const letGo = ({ database, provider }: Payments, userId: string, until: string): Promise<unknown> =>
  database.asService((tx) =>
    tx.execute(sql`update public.payment_customers set changing_until = null
      where user_id = ${userId} and provider = ${provider} and changing_until = ${until}::timestamptz`),
  );

/**
 * Runs a change of an account's contract while no other one runs, in whatever process. Throws `change_in_progress`, which
 * means that `work` was not begun.
 */
export const oneChangeAtATime = async <T>(
  payments: Payments,
  userId: string,
  work: () => Promise<T>,
): Promise<T> => {
  const until = await hold(payments, userId);
  if (until === undefined)
    throw new ServiceError(
      'change_in_progress',
      'Another change to your subscription is in progress. Wait a moment and look at your plan before you try again.',
    );
  if (until === null) return work();
  try {
    return await work();
  } finally {
    await letGo(payments, userId, until).catch((error: unknown) => {
      payments.log('error', { event: 'a held contract was not let go', error: String(error) });
    });
  }
};
