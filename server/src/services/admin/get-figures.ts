import { tiers, type AdminFigures } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireAdmin } from './require-admin.ts';

const row = z.object({
  people: z.int(),
  people_new_this_month: z.int(),
  people_active_30_days: z.int(),
  tiers: z.array(
    z.object({
      tier: z.enum(tiers),
      paying: z.int(),
      granted: z.int(),
      monthly_revenue_cents: z.int(),
    }),
  ),
  received_this_month_cents: z.int(),
  generations_this_month: z.partialRecord(z.enum(['content', 'visual', 'code']), z.int()),
  prompts: z.int(),
  public_prompts: z.int(),
  open_reports: z.int(),
});

const modelRow = z.object({ calls: z.int(), used: z.int(), cost_usd: z.number() });

const tierFigures = (counted: z.infer<typeof row>['tiers']): AdminFigures['tiers'] =>
  tiers.map((tier) => {
    const found = counted.find((group) => group.tier === tier);
    return {
      tier,
      paying: found?.paying ?? 0,
      granted: found?.granted ?? 0,
      monthly_revenue_usd: (found?.monthly_revenue_cents ?? 0) / 100,
    };
  });

/** People, usage and revenue now. Throws `not_allowed`. */
export const getFigures = async (tx: Transaction): Promise<AdminFigures> => {
  await requireAdmin(tx);
  const [answer] = await rowsOf<{ figures: unknown }>(tx, sql`select public.admin_figures() as figures`);
  const [model] = await rowsOf<{ figures: unknown }>(tx, sql`select public.admin_model_figures() as figures`);
  const {
    generations_this_month: made,
    tiers: counted,
    received_this_month_cents: received,
    ...figures
  } = row.parse(answer?.figures);
  const byTier = tierFigures(counted);
  return {
    ...figures,
    tiers: byTier,
    monthly_revenue_usd: byTier.reduce((sum, tier) => sum + tier.monthly_revenue_usd, 0),
    received_this_month_usd: received / 100,
    generations_this_month: { content: made.content ?? 0, visual: made.visual ?? 0, code: made.code ?? 0 },
    model_this_month: modelRow.parse(model?.figures),
  };
};
