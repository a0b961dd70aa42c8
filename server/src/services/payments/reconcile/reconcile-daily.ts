import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Payments } from '../payments.ts';
import { reconcile } from './reconcile.ts';

const key = 'payments-daily';
const retryHours = 3;

/** True for one of all processes where a turn is due. Taken for a few hours: whoever fails or is stopped meets the next one then. */
const takeTurn = async ({ database }: Payments): Promise<boolean> => {
  const taken = await database.asService((tx) =>
    rowsOf(
      tx,
      sql`insert into private.rate_limits as r (key, count, expires_at) values (${key}, 1, now() + make_interval(hours => ${retryHours}::int))
          on conflict (key) do update set expires_at = excluded.expires_at where r.expires_at <= now() returning key`,
    ),
  );
  return taken.length > 0;
};

const endTurn = ({ database }: Payments): Promise<unknown> =>
  database.asService((tx) =>
    tx.execute(sql`insert into private.rate_limits as r (key, count, expires_at) values (${key}, 1, now() + interval '1 day')
      on conflict (key) do update set expires_at = excluded.expires_at`),
  );

/**
 * Compares every customer with the provider once a day, except those who failed before, who have their own times; while
 * the provider is away, again three hours later. Throws what kept it from comparing any.
 */
export const reconcileDaily = async (payments: Payments): Promise<void> => {
  // The sandbox lives in the same database: nothing it did can have been missed for good.
  if (payments.sandbox !== null || !(await takeTurn(payments))) return;
  const reconciled = await reconcile(payments, { skipFailed: true }).catch((cause: unknown) => {
    throw new Error(`Payments were not reconciled; trying again in ${retryHours} hours. ${String(cause)}`, {
      cause,
    });
  });
  await endTurn(payments);
  payments.log(reconciled.failed > 0 ? 'warn' : 'info', { event: 'payments reconciled', ...reconciled });
};
