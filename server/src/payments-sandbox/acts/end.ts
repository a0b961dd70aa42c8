import type Stripe from 'stripe';
import type { Objects } from '../object-store.ts';
import { emit } from './emit.ts';
import { saveInvoice, saveSubscription } from './save.ts';
import { idOf } from '../../services/payments/id-of.ts';

/** Ends a subscription for good; what was still owed is void. */
export const end = async (
  objects: Objects,
  now: number,
  subscription: Stripe.Subscription,
  status: 'canceled' | 'incomplete_expired' = 'canceled',
): Promise<Stripe.Subscription> => {
  subscription.status = status;
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.schedule = null;
  for (const invoice of await objects.list<Stripe.Invoice>('invoice', idOf(subscription.customer))) {
    if (invoice.status === 'open' && invoice.parent?.subscription_details?.subscription === subscription.id) {
      invoice.status = 'void';
      invoice.next_payment_attempt = null;
      await saveInvoice(objects, invoice);
    }
  }
  await saveSubscription(objects, subscription);
  const type = status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
  await emit(objects, now, type, subscription);
  return subscription;
};
