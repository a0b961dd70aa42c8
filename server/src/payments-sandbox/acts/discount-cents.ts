import type Stripe from 'stripe';
import { couponById } from '../objects/coupon.ts';
import type { Objects } from '../object-store.ts';

/** What the running discounts of a subscription take off an amount. */
export const discountCents = async (
  objects: Objects,
  now: number,
  subscription: Stripe.Subscription,
  cents: number,
): Promise<number> => {
  let percent = 0;
  for (const id of subscription.discounts as string[]) {
    const discount = await objects.get<Stripe.Discount>(id);
    if (!discount) continue;
    const coupon = couponById(discount.source.coupon as string);
    if (coupon?.percent_off && (discount.end === null || discount.end > now)) percent += coupon.percent_off;
  }
  return Math.round((cents * Math.min(100, percent)) / 100);
};
