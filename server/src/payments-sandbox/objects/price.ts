import { plans } from '@whetstone/contract';
import type Stripe from 'stripe';

const paid = plans.filter((plan) => plan.priceUsd > 0);

/** Ids of the sandbox's prices, one for each plan that costs something. */
export const sandboxPriceId = (tier: string): string => `price_sandbox_${tier}`;

const productOf = (priceId: string) => priceId.replace('price_', 'prod_');

/** The price of an id; undefined where there is none. Prices that are not the shop's own exist too: $1 for anything. */
export const priceOf = (id: string): Stripe.Price | undefined => {
  const plan = paid.find((one) => sandboxPriceId(one.tier) === id);
  const cents = plan ? plan.priceUsd * 100 : id === 'price_foreign' ? 100 : undefined;
  if (cents === undefined) return undefined;
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 1_760_000_000,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: plan?.name ?? null,
    product: productOf(id),
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: null,
  };
};

/** The older shape of a price, which a subscription item still carries. */
export const legacyPlanOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: true,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
