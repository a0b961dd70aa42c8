import { rowsOf, schema } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { codeOf, isMissing } from '../ask-provider.ts';
import type { Payments } from '../payments.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

const { invoices, paymentReversals } = schema;

/** Refunded before, or called back by the bank: nothing is left to return. */
const isReturned = (error: unknown): boolean =>
  ['charge_already_refunded', 'charge_disputed'].includes(codeOf(error));

const refundAll = async (
  { database, stripe }: Payments,
  subscriptionId: string,
  { reason, keptCents }: { reason: 'requested_by_customer' | 'duplicate'; keptCents: number },
) => {
  const paid = await database.asService((tx) =>
    tx.select().from(invoices).where(eq(invoices.subscriptionId, subscriptionId)),
  );
  const open = paid.filter(
    ({ status, disputed, refundedCents, paidCents }) =>
      status === 'paid' && !disputed && refundedCents < paidCents,
  );
  let kept = keptCents;
  for (const { paymentIntentId, paidCents, refundedCents } of open) {
    const left = paidCents - refundedCents;
    const amount = left - Math.min(left, kept);
    kept -= left - amount;
    if (!paymentIntentId || amount === 0) continue;
    const part = amount < left ? { amount } : {};
    const key = ['refund', paymentIntentId, ...(amount < left ? [refundedCents, amount] : [])].join(':');
    try {
      await (
        await stripe()
      ).refunds.create({ payment_intent: paymentIntentId, reason, ...part }, { idempotencyKey: key });
    } catch (error) {
      if (!isReturned(error)) throw error;
    }
  }
};

const endNow = async ({ stripe }: Payments, subscriptionId: string) => {
  try {
    await (await stripe()).subscriptions.cancel(subscriptionId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

/** One process at a time, for a minute. */
const claim = async ({ database }: Payments, subscriptionId: string) => {
  const [row] = await database.asService((tx) =>
    rowsOf<{ kind: string; customer_id: string; kept_cents: number }>(
      tx,
      sql`update public.payment_reversals r set claimed_until = now() + interval '1 minute'
          from public.subscriptions s
          where r.subscription_id = ${subscriptionId} and s.id = r.subscription_id and r.done_at is null
            and (r.claimed_until is null or r.claimed_until < now())
          returning r.kind, r.kept_cents, s.customer_id`,
    ),
  );
  return row;
};

/**
 * Sends the money back and ends the subscription, both of which may be done already. Ends with `done_at`; whatever fails
 * before leaves the reversal to the next sweep.
 */
export const carryOutReversal = async (payments: Payments, subscriptionId: string): Promise<void> => {
  const claimed = await claim(payments, subscriptionId);
  if (!claimed) return;
  try {
    // A part that an earlier try sent back must be known, or it would be sent again.
    if (claimed.kept_cents > 0) await syncCustomer(payments, claimed.customer_id);
    await refundAll(payments, subscriptionId, {
      reason: claimed.kind === 'duplicate' ? 'duplicate' : 'requested_by_customer',
      keptCents: claimed.kept_cents,
    });
    await endNow(payments, subscriptionId);
  } catch (error) {
    await payments.database.asService((tx) =>
      tx
        .update(paymentReversals)
        .set({ claimedUntil: null })
        .where(eq(paymentReversals.subscriptionId, subscriptionId)),
    );
    throw error;
  }
  await syncCustomer(payments, claimed.customer_id, (tx) =>
    tx
      .update(paymentReversals)
      .set({ doneAt: sql`now()` })
      .where(eq(paymentReversals.subscriptionId, subscriptionId)),
  );
};

/** Carries out what a failure or a restart left undone. One that fails again keeps no other from being done. */
export const resumeReversals = async (payments: Payments): Promise<void> => {
  const { database, provider, log } = payments;
  const waiting = await database.asService((tx) =>
    rowsOf<{ subscription_id: string }>(
      tx,
      sql`select r.subscription_id from public.payment_reversals r
          join public.subscriptions s on s.id = r.subscription_id
          join public.payment_customers c on c.id = s.customer_id
          where r.done_at is null and c.provider = ${provider}`,
    ),
  );
  for (const { subscription_id: id } of waiting)
    await carryOutReversal(payments, id).catch((error: unknown) => {
      log('error', { event: 'a reversal waits for the provider', id, error: String(error) });
    });
};
