import { plans, type PlanList } from '@whetstone/contract';
import type { Payments } from '../payments.ts';

/** The plans, with the provider's price of each that is paid for. */
export const listPlans = ({ prices }: Pick<Payments, 'prices'>): PlanList => ({
  plans: plans.map(({ tier, name, priceUsd, monthlyPrompts }) => ({
    tier,
    name,
    price_usd: priceUsd,
    monthly_prompts: monthlyPrompts,
    price_id: tier === 'free' ? null : prices[tier],
  })),
});
