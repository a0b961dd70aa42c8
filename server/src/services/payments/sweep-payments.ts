import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { announceRenewals } from './mails/announce-renewals.ts';
import { sendPaymentMails } from './mails/send-payment-mails.ts';
import type { Payments } from './open-payments.ts';
import { reconcile } from './reconcile.ts';
import { resumeReversals } from './reversals/carry-out-reversal.ts';
import { resumeEvents } from './webhook/resume-events.ts';

const key = 'payments-daily';

/** True once a day, for one of all processes. */
const isDailyTurn = async ({ database }: Payments): Promise<boolean> => {
  const taken = await database.asService((tx) =>
    rowsOf(
      tx,
      sql`insert into private.rate_limits as r (key, count, expires_at) values (${key}, 1, now() + interval '1 day')
          on conflict (key) do update set expires_at = excluded.expires_at where r.expires_at <= now() returning key`,
    ),
  );
  return taken.length > 0;
};

/** What payments need now and then, in this order. */
const tasks: Readonly<Record<string, (payments: Payments) => Promise<unknown>>> = {
  sandbox: async ({ sandbox }) => sandbox?.act(async () => undefined),
  events: resumeEvents,
  refunds: resumeReversals,
  renewals: announceRenewals,
  mails: sendPaymentMails,
  quotas: ({ database }) =>
    database.asService((tx) => tx.execute(sql`delete from private.spent_quotas where resets_at <= now()`)),
  // The sandbox lives in the same database: nothing it did can have been missed for good.
  reconciliation: async (payments) => {
    if (payments.sandbox === null && (await isDailyTurn(payments)))
      payments.log('info', { event: 'payments reconciled', ...(await reconcile(payments)) });
  },
};

/**
 * Events and refunds left undone, mails, renewals to announce; once a day the reconciliation. What fails is logged and
 * keeps nothing else from being done.
 */
export const sweepPayments = async (payments: Payments): Promise<void> => {
  for (const [name, task] of Object.entries(tasks))
    await task(payments).catch((error: unknown) =>
      payments.log('error', { sweep: `payments: ${name}`, error: String(error) }),
    );
};
