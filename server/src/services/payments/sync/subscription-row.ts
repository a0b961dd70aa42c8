import { planOf, subscriptionStatuses, type SubscriptionStatus } from '@whetstone/contract';
import type { schema } from '@whetstone/database';
import type Stripe from 'stripe';
import { dateOf } from '../in-seconds.ts';
import type { Payments } from '../payments.ts';
import { tierOfPrice } from '../tier-of-price.ts';
import { accessOf } from './access-of.ts';

type Row = typeof schema.subscriptions.$inferInsert;

const statusOf = (text: string): SubscriptionStatus => {
  const status = subscriptionStatuses.find((one) => one === text);
  if (!status) throw new Error(`The provider sent a status we don’t recognize: ${text}`);
  return status;
};

const idOf = (priceOrId: string | { id: string }): string =>
  typeof priceOrId === 'string' ? priceOrId : priceOrId.id;

/** The running coupon's name, or what it takes off. */
const discountOf = (subscription: Stripe.Subscription): string | null => {
  for (const discount of subscription.discounts) {
    if (typeof discount === 'string') continue;
    const { coupon } = discount.source;
    if (coupon === null || typeof coupon === 'string') continue;
    if (coupon.percent_off !== null) return `${coupon.percent_off}% off`;
    if (coupon.amount_off !== null) return `$${(coupon.amount_off / 100).toFixed(2)} off`;
  }
  return null;
};

const pendingOf = (payments: Payments, subscription: Stripe.Subscription, periodEnd: number) => {
  const { schedule } = subscription;
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const next = schedule.phases.find((phase) => phase.start_date >= periodEnd);
  const price = next?.items[0]?.price;
  const tier = price === undefined ? null : tierOfPrice(payments, idOf(price));
  return next && tier ? { tier, at: dateOf(next.start_date) } : null;
};

/** A subscription of the provider as our row, with the access that follows from it. */
export const subscriptionRow = (
  payments: Payments,
  subscription: Stripe.Subscription,
): Omit<Row, 'customerId' | 'userId'> => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`A subscription without an item: ${subscription.id}`);
  const tier = tierOfPrice(payments, item.price.id);
  const status = statusOf(subscription.status);
  const latest = subscription.latest_invoice;
  const open = latest !== null && typeof latest !== 'string' && latest.status === 'open' ? latest : null;
  const endsAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  const { accessUntil, graceUntil } = accessOf({
    status,
    periodEnd: dateOf(item.current_period_end),
    endsAt: endsAt === null ? null : dateOf(endsAt),
    isPaused: subscription.pause_collection !== null,
    overdueSince: open ? dateOf(open.created) : null,
    isFirstUnpaid: open?.billing_reason === 'subscription_create',
  });
  const pending = pendingOf(payments, subscription, item.current_period_end);
  const schedule = subscription.schedule;
  return {
    id: subscription.id,
    status: subscription.pause_collection === null ? status : 'paused',
    tier,
    monthlyLimit: tier === null ? 0 : planOf(tier).monthlyPrompts,
    priceId: item.price.id,
    itemId: item.id,
    priceCents: item.price.unit_amount ?? 0,
    discount: discountOf(subscription),
    startedAt: dateOf(subscription.start_date),
    currentPeriodStart: dateOf(item.current_period_start),
    currentPeriodEnd: dateOf(endsAt ?? item.current_period_end),
    cancelAtPeriodEnd: endsAt !== null,
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    scheduleId: schedule === null ? null : idOf(schedule),
    pendingTier: pending?.tier ?? null,
    pendingAt: pending?.at ?? null,
    graceUntil,
    accessUntil: tier === null ? null : accessUntil,
  };
};
