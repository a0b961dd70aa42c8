import type Stripe from 'stripe';
import { couponById } from '../objects/coupon.ts';
import type { Objects } from '../object-store.ts';
import { idOf } from '../../services/payments/id-of.ts';

/** What the running discounts of a subscription take off an amount. */
export const discountCents = async (
  objects: Objects,
  now: number,
  subscription: Stripe.Subscription,
  cents: number,
): Promise<number> => {
  let percent = 0;
  for (const reference of subscription.discounts) {
    const discount = await objects.get<Stripe.Discount>(idOf(reference));
    if (!discount?.source.coupon) continue;
    const coupon = couponById(idOf(discount.source.coupon));
    if (coupon?.percent_off && (discount.end === null || discount.end > now)) percent += coupon.percent_off;
  }
  return Math.round((cents * Math.min(100, percent)) / 100);
};
