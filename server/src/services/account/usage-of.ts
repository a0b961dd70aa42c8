import { tiers, type Tier, type Usage } from '@whetstone/contract';

/** Usage as the database's functions answer it: `monthly_limit` null is no limit. */
export interface UsageRow {
  readonly tier: string;
  readonly used: number;
  readonly monthly_limit: number | null;
  readonly resets_at: Date | string;
}

const isTier = (text: string): text is Tier => (tiers as readonly string[]).includes(text);

export const usageOf = (row: UsageRow): Usage => ({
  tier: isTier(row.tier) ? row.tier : 'free',
  used: row.used,
  limit: row.monthly_limit,
  remaining: row.monthly_limit === null ? null : Math.max(0, row.monthly_limit - row.used),
  is_unlimited: row.monthly_limit === null,
  resets_at: new Date(row.resets_at).toISOString(),
});
