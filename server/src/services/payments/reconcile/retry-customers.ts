import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { compareCustomers } from './compare-customers.ts';
import type { Payments } from '../payments.ts';

const atOnce = 50;

/** Tries again the customers that could not be compared and whose time has come. Taken for an hour each: several processes never try the same one. None in the sandbox. */
export const retryCustomers = async (payments: Payments): Promise<void> => {
  if (payments.sandbox !== null) return;
  const due = await payments.database.asService((tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`update private.reconciliation_retries set next_attempt_at = now() + interval '1 hour'
          where customer_id in (select customer_id from private.reconciliation_retries where next_attempt_at <= now()
            order by next_attempt_at limit ${atOnce} for update skip locked)
          returning customer_id as id`,
    ),
  );
  await compareCustomers(
    payments,
    due.map(({ id }) => id),
  );
};
