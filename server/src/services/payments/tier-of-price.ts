import type { PaidTier } from '@whetstone/contract';
import type { Payments } from './payments.ts';

/** The plan behind a price id; null for a price that is none of ours. */
export const tierOfPrice = ({ prices }: Pick<Payments, 'prices'>, priceId: string): PaidTier | null =>
  (['starter', 'pro', 'unlimited'] as const).find((tier) => prices[tier] === priceId) ?? null;
