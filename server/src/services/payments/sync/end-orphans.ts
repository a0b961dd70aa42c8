import type Stripe from 'stripe';
import { isMissing } from '../ask-provider.ts';
import type { Payments } from '../payments.ts';

const over = new Set<string>(['canceled', 'incomplete_expired']);

/** Nobody is behind the customer any more, so nobody may be charged. The provider tells of the end by an event. */
export const endOrphans = async (
  { stripe }: Payments,
  subscriptions: readonly Stripe.Subscription[],
): Promise<void> => {
  for (const { id, status } of subscriptions) {
    if (over.has(status)) continue;
    try {
      await (await stripe()).subscriptions.cancel(id);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
};
