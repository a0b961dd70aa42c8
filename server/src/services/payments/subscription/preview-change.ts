import { planOf, type PaidTier, type PlanChangePreview } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import { askProvider } from '../ask-provider.ts';
import { secondsOf } from '../in-seconds.ts';
import type { Payments } from '../payments.ts';
import { previewLowerGrant } from './lower-grant.ts';
import { planChangeOf } from './plan-change.ts';
import { prorationTime } from './proration-time.ts';

const previewOfSubscription = async (
  payments: Payments,
  userId: string,
  plan: PaidTier,
): Promise<PlanChangePreview> => {
  const { subscription, kind } = await planChangeOf(payments, userId, plan);
  const at = prorationTime(subscription, payments.clock(), undefined);
  const common = {
    kind,
    from: subscription.tier,
    to: plan,
    next_price_cents: planOf(plan).priceUsd * 100,
    proration_at: at.toISOString(),
  };
  if (kind === 'downgrade')
    return {
      ...common,
      due_now_cents: 0,
      charge_cents: 0,
      credit_cents: 0,
      discount_cents: 0,
      effective_at: subscription.currentPeriodEnd.toISOString(),
    };
  const invoice = await askProvider(payments, (stripe) =>
    stripe.invoices.createPreview({
      customer: subscription.customerId,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: subscription.itemId, price: payments.prices[plan] }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(at),
      },
    }),
  );
  const sum = (sign: 1 | -1) =>
    invoice.lines.data.reduce((cents, { amount }) => cents + Math.max(0, sign * amount), 0);
  const [charge, credit] = [sum(1), sum(-1)];
  return {
    ...common,
    due_now_cents: invoice.amount_due,
    charge_cents: charge,
    credit_cents: credit,
    // The provider takes it off lines or off the sum; either way the rows add up to the total.
    discount_cents: charge - credit - invoice.total,
    effective_at: at.toISOString(),
  };
};

/** What changing to `plan` costs now and when it takes effect; nothing is changed. Throws as {@link planChangeOf}, and `payments_unavailable`. */
export const previewChange = async (
  payments: Payments,
  { sub }: PersonClaims,
  plan: PaidTier,
): Promise<PlanChangePreview> =>
  (await previewLowerGrant(payments, sub, plan)) ?? previewOfSubscription(payments, sub, plan);
