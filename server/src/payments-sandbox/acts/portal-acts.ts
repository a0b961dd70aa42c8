import type Stripe from 'stripe';
import { itemOf } from '../objects/subscription.ts';
import type { Objects } from '../object-store.ts';
import { customerOf } from './bill.ts';
import { cancelAtEnd } from './cancel-at-end.ts';
import { emit } from './emit.ts';
import { release } from './release.ts';
import { saveSubscription } from './save.ts';

/** The customer's subscription that goes on, if any. */
export const liveSubscription = async (
  objects: Objects,
  customerId: string,
): Promise<Stripe.Subscription | undefined> =>
  (await objects.list<Stripe.Subscription>('subscription', customerId)).findLast(
    ({ status }) => status !== 'canceled',
  );

/** What a click in the portal does about the end of the subscription. */
export const setCancelled = async (
  objects: Objects,
  now: number,
  { customerId, isCancelled }: { customerId: string; isCancelled: boolean },
): Promise<void> => {
  const found = await liveSubscription(objects, customerId);
  const schedule = await objects.get<Stripe.SubscriptionSchedule>(String(found?.schedule));
  if (schedule) await release(objects, now, schedule);
  const subscription = await liveSubscription(objects, customerId);
  if (!subscription) return;
  cancelAtEnd(subscription, now, isCancelled);
  await saveSubscription(objects, subscription);
  await emit(objects, now, 'customer.subscription.updated', subscription);
};

/** Which of the two cards is on file from now on. An open invoice is tried again with the next due date. */
export const setCard = async (
  objects: Objects,
  now: number,
  { customerId, card }: { customerId: string; card: 'accepted' | 'declined' },
): Promise<void> => {
  const customer = await customerOf(objects, { customer: customerId });
  customer.metadata['sandbox_card'] = card;
  await objects.put('customer', customerId, customer, customerId);
  for (const invoice of await objects.list<Stripe.Invoice>('invoice', customerId))
    if (
      card === 'accepted' &&
      invoice.status === 'open' &&
      (invoice.next_payment_attempt !== null || invoice.billing_reason === 'subscription_create')
    )
      await objects.put('invoice', invoice.id, { ...invoice, next_payment_attempt: now });
  await emit(objects, now, 'customer.updated', customer);
};

/** Seconds until the customer's period is over, or the next try of a payment; 0 where there is nothing to wait for. */
export const secondsToNext = async (objects: Objects, now: number, customerId: string): Promise<number> => {
  const subscription = await liveSubscription(objects, customerId);
  if (!subscription) return 0;
  const invoice = await objects.get<Stripe.Invoice>(String(subscription.latest_invoice));
  const retryAt = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  return Math.max(0, (retryAt ?? itemOf(subscription).current_period_end) - now);
};
