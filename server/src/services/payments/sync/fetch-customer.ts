import type Stripe from 'stripe';
import { isMissing } from '../ask-provider.ts';
import type { Payments } from '../payments.ts';

/** All that the provider says about a customer, at one moment. */
export interface Fetched {
  readonly subscriptions: readonly Stripe.Subscription[];
  readonly invoices: readonly Stripe.Invoice[];
  readonly charges: readonly Stripe.Charge[];
}

const pageSize = 100;
const nothing: Fetched = { subscriptions: [], invoices: [], charges: [] };

/** Asks for a customer's subscriptions, invoices and charges, the last hundred of each. A customer that is gone has none. */
export const fetchCustomer = async (payments: Payments, customer: string): Promise<Fetched> => {
  const stripe = await payments.stripe();
  try {
    const [subscriptions, invoices, charges] = await Promise.all([
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: pageSize,
        expand: ['data.schedule', 'data.latest_invoice', 'data.discounts.source.coupon'],
      }),
      stripe.invoices.list({ customer, limit: pageSize, expand: ['data.payments'] }),
      stripe.charges.list({ customer, limit: pageSize }),
    ]);
    return { subscriptions: subscriptions.data, invoices: invoices.data, charges: charges.data };
  } catch (error) {
    if (isMissing(error)) return nothing;
    throw error;
  }
};
