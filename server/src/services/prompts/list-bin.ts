import { binDays, type Bin } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { desc } from 'drizzle-orm';
import { binnedPrompts } from './binned-prompts.ts';

const dayMs = 86_400_000;

/** What the caller deleted and can still restore. */
export const listBin = async (tx: Transaction, claims: PersonClaims): Promise<Bin> => {
  const { prompts } = schema;
  const rows = await tx
    .select({
      id: prompts.id,
      title: prompts.title,
      category: prompts.category,
      deletedAt: prompts.deletedAt,
    })
    .from(prompts)
    .where(binnedPrompts(claims))
    .orderBy(desc(prompts.deletedAt), desc(prompts.id))
    .limit(500);
  const items = rows.flatMap(({ id, title, category, deletedAt }) =>
    deletedAt === null
      ? []
      : [
          {
            id,
            title,
            category,
            deleted_at: deletedAt.toISOString(),
            purged_at: new Date(deletedAt.getTime() + binDays * dayMs).toISOString(),
          },
        ],
  );
  return { items, days_kept: binDays };
};
