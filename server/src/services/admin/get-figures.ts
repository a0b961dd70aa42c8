import { planOf, tiers, type AdminFigures } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireAdmin } from './require-admin.ts';

const row = z.object({
  people: z.int(),
  people_new_this_month: z.int(),
  people_active_30_days: z.int(),
  tiers: z.array(z.object({ tier: z.enum(tiers), limit: z.int().nullable(), people: z.int() })),
  generations_this_month: z.partialRecord(z.enum(['content', 'visual', 'code']), z.int()),
  prompts: z.int(),
  public_prompts: z.int(),
  open_reports: z.int(),
});

const tierFigures = (counted: z.infer<typeof row>['tiers']): AdminFigures['tiers'] =>
  tiers.map((tier) => {
    const plan = planOf(tier);
    const people = (isPlan: boolean) =>
      counted
        .filter((group) => group.tier === tier && (group.limit === plan.monthlyPrompts) === isPlan)
        .reduce((sum, group) => sum + group.people, 0);
    return {
      tier,
      paying: plan.priceUsd === 0 ? 0 : people(true),
      granted: people(false),
      monthly_revenue_usd: people(true) * plan.priceUsd,
    };
  });

/** People, usage and revenue now. Throws `not_allowed`. */
export const getFigures = async (tx: Transaction): Promise<AdminFigures> => {
  await requireAdmin(tx);
  const [answer] = await rowsOf<{ figures: unknown }>(tx, sql`select public.admin_figures() as figures`);
  const { generations_this_month: made, tiers: counted, ...figures } = row.parse(answer?.figures);
  const byTier = tierFigures(counted);
  return {
    ...figures,
    tiers: byTier,
    monthly_revenue_usd: byTier.reduce((sum, tier) => sum + tier.monthly_revenue_usd, 0),
    generations_this_month: { content: made.content ?? 0, visual: made.visual ?? 0, code: made.code ?? 0 },
  };
};
