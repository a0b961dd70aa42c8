import type Stripe from 'stripe';
import type { Line } from '../objects/invoice.ts';
import { priceOf } from '../objects/price.ts';
import { itemOf } from '../objects/subscription.ts';

/** What is left of the old plan, given back, and what is left of the period at the new one. */
export const prorationLines = (
  subscription: Stripe.Subscription,
  priceId: string,
  at: number,
): readonly Line[] => {
  const item = itemOf(subscription);
  const price = priceOf(priceId);
  if (!price || price.id === item.price.id) return [];
  const { current_period_start: start, current_period_end: end } = item;
  const share = (end - at) / (end - start);
  const line = (of: Stripe.Price, sign: 1 | -1): Line => ({
    description: `${sign < 0 ? 'Unused time on' : 'Remaining time on'} ${of.nickname ?? 'plan'}`,
    cents: sign * Math.round((of.unit_amount ?? 0) * share),
    priceId: of.id,
    itemId: item.id,
    period: { start: at, end },
    isProration: true,
  });
  return [line(item.price, -1), line(price, 1)];
};
