import { moneyBackYears } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { announceRenewals } from './mails/announce-renewals.ts';
import { sendPaymentMails } from './mails/send-payment-mails.ts';
import type { Payments } from './payments.ts';
import { reconcileDaily } from './reconcile/reconcile-daily.ts';
import { retryCustomers } from './reconcile/retry-customers.ts';
import { resumeReversals } from './refund/carry-out-reversal.ts';
import { resumeEvents } from './webhook/resume-events.ts';

/** What payments need now and then, in this order. */
const tasks: Readonly<Record<string, (payments: Payments) => Promise<unknown>>> = {
  sandbox: async ({ sandbox }) => sandbox?.catchUp(),
  events: resumeEvents,
  refunds: resumeReversals,
  renewals: announceRenewals,
  grants: ({ database }) => database.asService((tx) => tx.execute(sql`select private.mail_ended_grants()`)),
  mails: sendPaymentMails,
  quotas: ({ database }) =>
    database.asService(async (tx) => {
      await tx.execute(sql`delete from private.spent_quotas where resets_at <= now()`);
      await tx.execute(sql`delete from private.mailbox_quotas where resets_at <= now()`);
    }),
  guarantees: ({ database }) =>
    database.asService((tx) =>
      tx.execute(
        sql`delete from private.money_back_uses where used_at < now() - make_interval(years => ${moneyBackYears}::integer)`,
      ),
    ),
  retries: retryCustomers,
  reconciliation: reconcileDaily,
};

/**
 * Events and refunds left undone, mails, renewals to announce; once a day the reconciliation, and customers that failed in it. What fails is logged and
 * keeps nothing else from being done.
 */
export const sweepPayments = async (payments: Payments): Promise<void> => {
  for (const [name, task] of Object.entries(tasks))
    await task(payments).catch((error: unknown) =>
      payments.log('error', { sweep: `payments: ${name}`, error: String(error) }),
    );
};
