import type Stripe from 'stripe';
import { newId } from './new-id.ts';

interface Offer {
  readonly code: string;
  readonly name: string;
  readonly percentOff: number;
  readonly duration: 'once' | 'forever' | 'repeating';
  readonly months: number | null;
  readonly isActive: boolean;
}

/** The codes of the sandbox; EXPIRED is one that is over. */
const offers: readonly Offer[] = [
  { code: 'WELCOME20', name: '20% off', percentOff: 20, duration: 'repeating', months: 3, isActive: true },
  { code: 'HALFMONTH', name: '50% off', percentOff: 50, duration: 'once', months: null, isActive: true },
  { code: 'GIFT', name: '100% off', percentOff: 100, duration: 'once', months: null, isActive: true },
  { code: 'EXPIRED', name: '10% off', percentOff: 10, duration: 'once', months: null, isActive: false },
];

const couponId = (code: string) => `co_${code.toLowerCase()}`;
const promotionCodeId = (code: string) => `promo_${code.toLowerCase()}`;

const couponOf = (offer: Offer): Stripe.Coupon => ({
  id: couponId(offer.code),
  object: 'coupon',
  amount_off: null,
  created: 1_760_000_000,
  currency: null,
  duration: offer.duration,
  duration_in_months: offer.months,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: offer.name,
  percent_off: offer.percentOff,
  redeem_by: null,
  times_redeemed: 0,
  valid: offer.isActive,
});

/** Active promotion codes by what people type, case-insensitive. */
export const promotionCodes = (code: string | undefined): Stripe.PromotionCode[] =>
  offers
    .filter((offer) => code === undefined || offer.code === code.toUpperCase())
    .map((offer) => ({
      id: promotionCodeId(offer.code),
      object: 'promotion_code',
      active: offer.isActive,
      code: offer.code,
      created: 1_760_000_000,
      customer: null,
      customer_account: null,
      expires_at: null,
      livemode: false,
      max_redemptions: null,
      metadata: {},
      promotion: { coupon: couponId(offer.code), type: 'coupon' },
      restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
      times_redeemed: 0,
    }));

/** The coupon of a coupon's or a promotion code's id. */
export const couponById = (id: string): Stripe.Coupon | undefined => {
  const offer = offers.find(({ code }) => couponId(code) === id || promotionCodeId(code) === id);
  return offer && couponOf(offer);
};

const monthSeconds = 30 * 24 * 3600;

export const newDiscount = (
  now: number,
  {
    subscription,
    customer,
    promotionCode,
  }: { subscription: string; customer: string; promotionCode: string },
): Stripe.Discount => {
  const coupon = couponById(promotionCode);
  if (!coupon) throw new Error(`No such code: ${promotionCode}`);
  const months = coupon.duration === 'once' ? 1 : coupon.duration_in_months;
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    // A little short, so that the renewal at the end of the last month is at the full price.
    end: months === null ? null : now + months * monthSeconds - 5 * 24 * 3600,
    invoice: null,
    invoice_item: null,
    promotion_code: promotionCode,
    source: { coupon: coupon.id, type: 'coupon' },
    start: now,
    subscription,
    subscription_item: null,
  };
};
