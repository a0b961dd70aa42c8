import { tiers, type Tier, type Usage } from '@whetstone/contract';

/** Usage as the database's functions answer it: `monthly_limit` null is no limit. */
export interface UsageRow {
  readonly tier: string;
  readonly used: number;
  readonly monthly_limit: number | null;
  readonly resets_at: Date | string;
}

const isTier = (text: string): text is Tier => tiers.some((tier) => tier === text);

/** An unlimited tier is told without a number, bought or given: a gift's 999,999 is how the database writes it. */
export const usageOf = (row: UsageRow): Usage => {
  const limit = row.tier === 'unlimited' ? null : row.monthly_limit;
  return {
    tier: isTier(row.tier) ? row.tier : 'free',
    used: row.used,
    limit,
    remaining: limit === null ? null : Math.max(0, limit - row.used),
    is_unlimited: limit === null,
    resets_at: new Date(row.resets_at).toISOString(),
  };
};
