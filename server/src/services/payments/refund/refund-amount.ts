import { moneyBackPrompts } from '@whetstone/contract';
import { rowsOf, type schema, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { refundableCents } from './declare-reversal.ts';

export interface RefundAmount {
  readonly refundCents: number;
  /** What stays with us for the prompts that were used. */
  readonly keptCents: number;
  readonly promptsUsed: number;
  /** All goes back although prompts were used, which is so once per person. */
  readonly usesMoneyBack: boolean;
}

const promptsSince = async (tx: Transaction, userId: string, since: Date): Promise<number> => {
  const [row] = await rowsOf<{ used: number }>(
    tx,
    sql`select count(*)::int as used from public.generations
        where user_id = ${userId} and given_back_at is null and created_at >= ${since.toISOString()}::timestamptz`,
  );
  return row?.used ?? 0;
};

/** Whether all money has gone back to this person before, with this account or an earlier one of the same address. */
export const moneyBackUsed = async (tx: Transaction, userId: string): Promise<boolean> => {
  const [row] = await rowsOf<{ used: boolean }>(tx, sql`select private.money_back_used(${userId}) as used`);
  return row?.used ?? false;
};

/**
 * What goes back when a contract is withdrawn from: all of it where nothing was used, and once per person in any case;
 * else all but the share of the plan's prompts that was used.
 */
export const refundAmount = async (
  tx: Transaction,
  {
    id,
    tier,
    startedAt,
  }: Pick<typeof schema.subscriptions.$inferSelect, 'id' | 'startedAt'> & {
    tier: keyof typeof moneyBackPrompts;
  },
  userId: string,
): Promise<RefundAmount> => {
  const paid = await refundableCents(tx, id);
  const promptsUsed = await promptsSince(tx, userId, startedAt);
  if (promptsUsed === 0 || paid === 0)
    return { refundCents: paid, keptCents: 0, promptsUsed, usesMoneyBack: false };
  if (!(await moneyBackUsed(tx, userId)))
    return { refundCents: paid, keptCents: 0, promptsUsed, usesMoneyBack: true };
  const keptCents = Math.round(paid * Math.min(1, promptsUsed / moneyBackPrompts[tier]));
  return { refundCents: paid - keptCents, keptCents, promptsUsed, usesMoneyBack: false };
};
