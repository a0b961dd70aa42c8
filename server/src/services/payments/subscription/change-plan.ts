import type { PaidTier, PlanChangeRequest } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type Stripe from 'stripe';
import { ServiceError } from '../../../http/service-error.ts';
import { askProvider, askToCharge } from '../ask-provider.ts';
import { type CurrentSubscription, freshSubscription, refresh } from './fresh-subscription.ts';
import { secondsOf } from '../in-seconds.ts';
import type { Payments } from '../payments.ts';
import { lowerGrant } from './lower-grant.ts';
import { oneChangeAtATime } from './one-change-at-a-time.ts';
import { planChangeOf } from './plan-change.ts';
import { prorationTime } from './proration-time.ts';
import { releaseSchedule } from './release-schedule.ts';
import { idOf } from '../id-of.ts';

type Discount = Stripe.SubscriptionScheduleUpdateParams.Phase.Discount;

/** Discounts that are running go on in the next phase, named the way the provider named them. */
const discountsOf = ({ discounts }: Stripe.SubscriptionSchedule.Phase): Discount[] =>
  discounts.flatMap(({ discount, promotion_code: code, coupon }): Discount[] => {
    if (discount) return [{ discount: idOf(discount) }];
    if (code) return [{ promotion_code: idOf(code) }];
    return coupon ? [{ coupon: idOf(coupon) }] : [];
  });

/** Has the provider change to `plan` at the end of the period, whether or not we are there. */
const scheduleChange = async (
  payments: Payments,
  subscription: CurrentSubscription,
  next: PaidTier,
): Promise<void> => {
  const { prices } = payments;
  await askProvider(payments, async (stripe) => {
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [running] = schedule.phases;
    if (!running) throw new Error(`A schedule without a phase: ${schedule.id}`);
    const discounts = discountsOf(running);
    const withDiscounts = discounts.length > 0 ? { discounts } : {};
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: subscription.priceId, quantity: 1 }],
          start_date: running.start_date,
          end_date: running.end_date,
          ...withDiscounts,
        },
        {
          items: [{ price: prices[next], quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
          ...withDiscounts,
        },
      ],
    });
  });
};

/** Plans the change for the end of the period; a cancellation that was waiting is taken back by it. */
const downgrade = async (
  payments: Payments,
  subscription: CurrentSubscription,
  plan: PaidTier,
): Promise<void> => {
  await releaseSchedule(payments, subscription);
  if (subscription.cancelAtPeriodEnd)
    await askProvider(payments, (stripe) =>
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }),
    );
  await scheduleChange(payments, subscription, plan);
};

/** Charges the difference and changes at once. A declined card leaves everything as it is, a waiting downgrade too. */
const upgrade = async (
  payments: Payments,
  subscription: CurrentSubscription,
  plan: PaidTier,
  prorationAt: string | undefined,
): Promise<void> => {
  const at = prorationTime(subscription, payments.clock(), prorationAt);
  await releaseSchedule(payments, subscription);
  try {
    await askToCharge(payments, (stripe) =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: subscription.itemId, price: payments.prices[plan] }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(at),
        payment_behavior: 'error_if_incomplete',
      }),
    );
  } catch (error) {
    // Only a declined card says for sure that the subscription is as it was.
    const isAsBefore = error instanceof ServiceError && error.code === 'payment_failed';
    if (isAsBefore && subscription.pendingTier)
      await scheduleChange(payments, subscription, subscription.pendingTier).catch((lost: unknown) => {
        payments.log('error', { event: 'a waiting downgrade was lost', error: String(lost) });
      });
    throw error;
  }
};

/** What an upgrade came to, read afterwards: an unsure charge that went through is no failure, and no refusal says more than is known. */
const settleUpgrade = async (
  payments: Payments,
  userId: string,
  plan: PaidTier,
  work: () => Promise<void>,
): Promise<void> => {
  const failure = await work().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const isDone = await freshSubscription(payments, userId).then(
    ({ tier }) => tier === plan,
    (error: unknown) => {
      payments.log('error', { event: 'the plan after a change could not be read', error: String(error) });
      return false;
    },
  );
  if (isDone) return;
  if (failure) throw failure.error;
  throw new ServiceError(
    'payment_uncertain',
    'Your change went through, but your plan could not be reloaded. It will show in a moment.',
  );
};

/**
 * Changes the plan: an admin's grant goes down at once; of a subscription, a dearer plan counts at once, the difference
 * charged, a cheaper one at the end of the period. One change of an account runs at a time. Throws `change_in_progress`, `not_subscribed`, `conflict`, `payment_failed`,
 * `payments_unavailable` (nothing was charged), `payment_uncertain` (nobody knows yet).
 */
export const changePlan = async (
  payments: Payments,
  { sub }: PersonClaims,
  { plan, proration_at: prorationAt }: PlanChangeRequest,
): Promise<void> => {
  if (await lowerGrant(payments, sub, plan)) return;
  await oneChangeAtATime(payments, sub, async () => {
    const { subscription, kind } = await planChangeOf(payments, sub, plan);
    if (kind === 'upgrade')
      return settleUpgrade(payments, sub, plan, () => upgrade(payments, subscription, plan, prorationAt));
    await downgrade(payments, subscription, plan).finally(() => refresh(payments, sub));
  });
};
