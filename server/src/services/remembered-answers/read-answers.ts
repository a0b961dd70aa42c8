import type { RememberedAnswer } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { asc, desc, eq } from 'drizzle-orm';

const { rememberedAnswers } = schema;

/** What the caller's account remembers, the last given first. */
export const readAnswers = async (
  tx: Transaction,
  { sub }: PersonClaims,
): Promise<{ items: RememberedAnswer[] }> => {
  const rows = await tx
    .select()
    .from(rememberedAnswers)
    .where(eq(rememberedAnswers.userId, sub))
    .orderBy(desc(rememberedAnswers.lastAt), asc(rememberedAnswers.id));
  return {
    items: rows.map(({ id, fact, ask, answer, times, lastAt }) => ({
      id,
      fact,
      ask,
      answer,
      times,
      last_at: lastAt.toISOString(),
    })),
  };
};
