import type Stripe from 'stripe';
import { itemOf } from '../objects/subscription.ts';
import type { Objects } from '../object-store.ts';
import { collect, retryDays } from './bill.ts';
import { emit } from './emit.ts';
import { end } from './end.ts';
import { renew } from './renew.ts';
import { saveSubscription } from './save.ts';

/** How long a first invoice may stay unpaid. */
const incompleteSeconds = 23 * 3600;

const isLive = (subscription: Stripe.Subscription) =>
  ['active', 'past_due', 'unpaid', 'trialing', 'incomplete'].includes(subscription.status);

/** The invoice that is tried again next, if any. */
const retryOf = async (
  objects: Objects,
  subscription: Stripe.Subscription,
): Promise<Stripe.Invoice | undefined> => {
  const invoice = await objects.get<Stripe.Invoice>(String(subscription.latest_invoice));
  return invoice?.status === 'open' && invoice.next_payment_attempt !== null ? invoice : undefined;
};

const retry = async (
  objects: Objects,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): Promise<void> => {
  const now = invoice.next_payment_attempt ?? invoice.created;
  if (await collect(objects, now, invoice)) {
    subscription.status = 'active';
    await saveSubscription(objects, subscription);
    await emit(objects, now, 'customer.subscription.updated', subscription);
  } else if (subscription.status !== 'incomplete' && invoice.attempt_count > retryDays.length)
    await end(objects, now, subscription);
};

/** Does everything that fell due until `now`, in the order in which it fell due. */
export const settle = async (objects: Objects, now: number): Promise<void> => {
  for (const { id } of await objects.list<Stripe.Subscription>('subscription')) {
    for (;;) {
      const subscription = await objects.get<Stripe.Subscription>(id);
      if (!subscription || !isLive(subscription)) break;
      const invoice = await retryOf(objects, subscription);
      const retryAt = invoice?.next_payment_attempt ?? Infinity;
      const isIncomplete = subscription.status === 'incomplete';
      const overAt = isIncomplete
        ? subscription.created + incompleteSeconds
        : itemOf(subscription).current_period_end;
      if (Math.min(retryAt, overAt) > now) break;
      if (invoice && retryAt <= overAt) await retry(objects, subscription, invoice);
      else if (isIncomplete) await end(objects, overAt, subscription, 'incomplete_expired');
      else await renew(objects, subscription);
    }
  }
};
