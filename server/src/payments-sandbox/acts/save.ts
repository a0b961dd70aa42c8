import type Stripe from 'stripe';
import type { Objects } from '../object-store.ts';
import { idOf } from '../../services/payments/id-of.ts';

const customerOf = ({ customer }: { customer: string | { id: string } | null }): string | null =>
  customer && idOf(customer);

export const saveSubscription = (objects: Objects, subscription: Stripe.Subscription): Promise<void> =>
  objects.put('subscription', subscription.id, subscription, customerOf(subscription));

export const saveInvoice = (objects: Objects, invoice: Stripe.Invoice): Promise<void> =>
  objects.put('invoice', invoice.id, invoice, customerOf(invoice));

export const saveCharge = (objects: Objects, charge: Stripe.Charge): Promise<void> =>
  objects.put('charge', charge.id, charge, customerOf(charge));
