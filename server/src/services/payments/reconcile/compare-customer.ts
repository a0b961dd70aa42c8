import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Payments } from '../payments.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

const fingerprint = async ({ database }: Payments, customerId: string): Promise<string> => {
  const [row] = await database.asService((tx) =>
    rowsOf<{ state: string }>(
      tx,
      sql`select coalesce(string_agg(concat_ws(',', id, status, tier, cancel_at_period_end, pending_tier, access_until), ';' order by id), '') as state
          from public.subscriptions where customer_id = ${customerId}`,
    ),
  );
  return row?.state ?? '';
};

/** Three hours after the first failure, then twice as long each time, up to a day. Only the first is logged. */
const putOff = async ({ database, log }: Payments, id: string, problem: string): Promise<void> => {
  const [row] = await database.asService((tx) =>
    rowsOf<{ failures: number }>(
      tx,
      sql`insert into private.reconciliation_retries as r (customer_id, failures, next_attempt_at, problem)
          values (${id}, 1, now() + interval '3 hours', ${problem.slice(0, 1000)})
          on conflict (customer_id) do update set failures = r.failures + 1, problem = excluded.problem,
            next_attempt_at = now() + interval '3 hours' * power(2, least(r.failures, 3))
          returning failures`,
    ),
  );
  if (row?.failures === 1)
    log('error', {
      event: 'a customer was not reconciled',
      id,
      error: problem,
      again: 'in 3 hours, then ever more rarely, in the end once a day',
    });
};

const forget = async ({ database, log }: Payments, id: string): Promise<void> => {
  const [row] = await database.asService((tx) =>
    rowsOf<{ failures: number }>(
      tx,
      sql`delete from private.reconciliation_retries where customer_id = ${id} returning failures`,
    ),
  );
  if (row) log('info', { event: 'a customer is reconciled again', id, failures: row.failures });
};

/**
 * Compares a customer with the provider and stores what it says. `changed` where the plan was another than that; a failure
 * is noted in `private.reconciliation_retries`, with the time at which to try again.
 */
export const compareCustomer = async (
  payments: Payments,
  id: string,
): Promise<'same' | 'changed' | 'failed'> => {
  try {
    const before = await fingerprint(payments, id);
    await syncCustomer(payments, id);
    await forget(payments, id);
    return (await fingerprint(payments, id)) === before ? 'same' : 'changed';
  } catch (error) {
    await putOff(payments, id, String(error));
    return 'failed';
  }
};
