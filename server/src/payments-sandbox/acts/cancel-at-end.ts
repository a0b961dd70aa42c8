import type Stripe from 'stripe';
import { itemOf } from '../objects/subscription.ts';

/** Lets a subscription end with its period, or go on after it. */
export const cancelAtEnd = (subscription: Stripe.Subscription, now: number, isCancelled: boolean): void => {
  subscription.cancel_at_period_end = isCancelled;
  subscription.cancel_at = isCancelled ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isCancelled ? now : null;
};
