import { planOf, type Withdrawal, paymentDays } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import { ServiceError } from '../../../http/service-error.ts';
import { freshSubscription } from '../subscription/fresh-subscription.ts';
import { withdrawalEnd } from '../subscription/get-subscription.ts';
import { queueMails } from '../mails/queue-mail.ts';
import { sendPaymentMails } from '../mails/send-payment-mails.ts';
import type { Payments } from '../payments.ts';
import { carryOutReversal } from './carry-out-reversal.ts';
import { oneChangeAtATime } from '../subscription/one-change-at-a-time.ts';
import { declareReversal } from './declare-reversal.ts';
import { refundAmount } from './refund-amount.ts';

const answer = async (payments: Payments, sub: string, confirm: boolean): Promise<Withdrawal> => {
  const { database } = payments;
  const subscription = await freshSubscription(payments, sub);
  if (withdrawalEnd(subscription.startedAt) <= payments.clock())
    throw new ServiceError(
      'withdrawal_over',
      `The ${paymentDays.withdrawal}-day withdrawal period is over. You can still cancel, effective at the end of the billing period.`,
    );
  if (!confirm) {
    const due = await database.asService((tx) => refundAmount(tx, subscription, sub));
    return {
      state: 'to_confirm',
      refund_cents: due.refundCents,
      kept_cents: due.keptCents,
      prompts_used: due.promptsUsed,
      withdrawn_at: null,
    };
  }
  const declared = await database.asService(async (tx) => {
    const { keptCents, usesMoneyBack, promptsUsed } = await refundAmount(tx, subscription, sub);
    const reversal = await declareReversal(tx, {
      subscriptionId: subscription.id,
      userId: sub,
      kind: 'withdrawal',
      keptCents,
      usesMoneyBack,
    });
    const details = {
      plan: planOf(subscription.tier).name,
      cents: reversal.refundCents,
      kept_cents: reversal.keptCents,
      prompts_used: promptsUsed,
      declared_at: reversal.declaredAt.toISOString(),
    };
    await queueMails(tx, sub, [{ kind: 'withdrawal', about: subscription.id, details }]);
    return { ...reversal, promptsUsed };
  });
  payments.inBackground(() => sendPaymentMails(payments));
  await carryOutReversal(payments, subscription.id).catch((error: unknown) => {
    payments.log('error', { event: 'a withdrawal waits for the provider', error: String(error) });
  });
  return {
    state: 'withdrawn',
    refund_cents: declared.refundCents,
    kept_cents: declared.keptCents,
    prompts_used: declared.promptsUsed,
    withdrawn_at: declared.declaredAt.toISOString(),
  };
};

/**
 * Withdraws from the contract within its first fourteen days: what {@link refundAmount} says goes back and the subscription
 * ends. The statement counts from the moment it is stored, and a dated mail confirms it; refund and end follow, again and again
 * until done. Without `confirm` it only tells the sum. Throws `change_in_progress`, `not_subscribed`,
 * `withdrawal_over`, `payments_unavailable`.
 */
export const withdraw = (
  payments: Payments,
  { sub }: PersonClaims,
  { confirm }: { confirm: boolean },
): Promise<Withdrawal> =>
  confirm ? oneChangeAtATime(payments, sub, () => answer(payments, sub, true)) : answer(payments, sub, false);
