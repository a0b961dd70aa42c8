import type Stripe from 'stripe';
import { monthAfter } from '../month-after.ts';
import type { Line } from '../objects/invoice.ts';
import { legacyPlanOf, priceOf } from '../objects/price.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Objects } from '../object-store.ts';
import { bill, collect } from './bill.ts';
import { emit } from './emit.ts';
import { end } from './end.ts';
import { saveSubscription } from './save.ts';
import { idOf } from '../../services/payments/id-of.ts';

/** The line of a whole period at an item's price. */
export const periodLine = (item: Stripe.SubscriptionItem): Line => ({
  description: `1 × ${item.price.nickname ?? 'Plan'} (at $${((item.price.unit_amount ?? 0) / 100).toFixed(2)} / month)`,
  cents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
  priceId: item.price.id,
  itemId: item.id,
  period: { start: item.current_period_start, end: item.current_period_end },
  isProration: false,
});

export const setPrice = (item: Stripe.SubscriptionItem, priceId: string): void => {
  const price = priceOf(priceId);
  if (!price) throw new Error(`No such price: ${priceId}`);
  item.price = price;
  item.plan = legacyPlanOf(price);
};

/** Takes the next phase of a schedule, which is then done and let go. */
const enterNextPhase = async (objects: Objects, now: number, subscription: Stripe.Subscription) => {
  if (!subscription.schedule) return;
  const schedule = await objects.get<Stripe.SubscriptionSchedule>(idOf(subscription.schedule));
  const next = schedule?.phases.find((phase) => phase.start_date >= itemOf(subscription).current_period_end);
  if (!schedule) return;
  const price = next?.items[0]?.price;
  if (price) setPrice(itemOf(subscription), idOf(price));
  subscription.schedule = null;
  Object.assign(schedule, {
    status: 'released',
    released_at: now,
    released_subscription: schedule.subscription,
    subscription: null,
    current_phase: null,
  });
  await objects.put('schedule', schedule.id, schedule);
  await emit(objects, now, 'subscription_schedule.released', schedule);
};

/** What happens when a period is over: the end, or the next period with its invoice. */
export const renew = async (objects: Objects, subscription: Stripe.Subscription): Promise<void> => {
  const item = itemOf(subscription);
  const now = item.current_period_end;
  if (subscription.cancel_at_period_end) {
    await end(objects, now, subscription);
    return;
  }
  await enterNextPhase(objects, now, subscription);
  item.current_period_start = now;
  item.current_period_end = monthAfter(now, subscription.billing_cycle_anchor);
  const isPaused = subscription.pause_collection !== null;
  const invoice = await bill(objects, now, subscription, {
    lines: [periodLine(item)],
    reason: 'subscription_cycle',
  });
  subscription.latest_invoice = invoice.id;
  if (!isPaused && !(await collect(objects, now, invoice))) subscription.status = 'past_due';
  await saveSubscription(objects, subscription);
  await emit(objects, now, 'customer.subscription.updated', subscription);
};
