import type Stripe from 'stripe';
import { promotionCodes } from '../objects/coupon.ts';
import type { Objects } from '../object-store.ts';

/** Puts a code on an open checkout; false where the code is not valid. */
export const applyCode = async (objects: Objects, sessionId: string, code: string): Promise<boolean> => {
  const session = await objects.get<Stripe.Checkout.Session>(sessionId);
  const found = promotionCodes(code.trim()).find(({ active }) => active);
  if (!session || session.status !== 'open' || !session.allow_promotion_codes || !found) return false;
  session.discounts = [{ coupon: null, promotion_code: found.id }];
  await objects.put('checkout_session', session.id, session);
  return true;
};
