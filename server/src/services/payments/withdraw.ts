import { planOf, type Withdrawal } from '@whetstone/contract';
import type { Claims } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';
import { freshSubscription } from './fresh-subscription.ts';
import { withdrawalEnd } from './get-subscription.ts';
import { queueMails } from './mails/queue-mail.ts';
import { sendPaymentMails } from './mails/send-payment-mails.ts';
import type { Payments } from './open-payments.ts';
import { carryOutReversal } from './reversals/carry-out-reversal.ts';
import { declareReversal, refundableCents } from './reversals/declare-reversal.ts';

/**
 * Withdraws from the contract within its first fourteen days: all that was paid goes back and the subscription ends. The
 * statement counts from the moment it is stored, and a dated mail confirms it; refund and end follow, again and again
 * until done. Without `confirm` it only tells the sum. Throws `not_subscribed`, `withdrawal_over`, `payments_unavailable`.
 */
export const withdraw = async (
  payments: Payments,
  { sub }: Claims & { readonly sub: string },
  { confirm }: { confirm: boolean },
): Promise<Withdrawal> => {
  const { database } = payments;
  const subscription = await freshSubscription(payments, sub);
  if (withdrawalEnd(subscription.startedAt) <= payments.clock())
    throw new ServiceError(
      'withdrawal_over',
      'The 14 days for withdrawing are over. You can still cancel for the end of the period.',
    );
  if (!confirm) {
    const cents = await database.asService((tx) => refundableCents(tx, subscription.id));
    return { state: 'to_confirm', refund_cents: cents, withdrawn_at: null };
  }
  const declared = await database.asService(async (tx) => {
    const reversal = await declareReversal(tx, {
      subscriptionId: subscription.id,
      userId: sub,
      kind: 'withdrawal',
    });
    const details = {
      plan: planOf(subscription.tier).name,
      cents: reversal.refundCents,
      declared_at: reversal.declaredAt.toISOString(),
    };
    await queueMails(tx, sub, [{ kind: 'withdrawal', about: subscription.id, details }]);
    return reversal;
  });
  payments.inBackground(() => sendPaymentMails(payments));
  await carryOutReversal(payments, subscription.id).catch((error: unknown) => {
    payments.log('error', { event: 'a withdrawal waits for the provider', error: String(error) });
  });
  return {
    state: 'withdrawn',
    refund_cents: declared.refundCents,
    withdrawn_at: declared.declaredAt.toISOString(),
  };
};
