import { planOf, type Account } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { freeUsage } from './free-usage.ts';
import { usageOf, type UsageRow } from './usage-of.ts';

/** The first instant of the next calendar month, UTC: when a free quota renews. */
const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** The caller's profile, usage as of now and role. Someone without a profile gets the free plan's figures and `profile: null`. */
export const getAccount = async (tx: Transaction, claims: PersonClaims): Promise<Account> => {
  const { profiles, suspensions } = schema;
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, claims.sub)).limit(1);
  if (!row) {
    const limit = planOf('free').monthlyPrompts;
    const usage = usageOf({ tier: 'free', used: 0, monthly_limit: limit, resets_at: nextMonth(new Date()) });
    return { profile: null, usage, is_admin: false, suspension: null };
  }
  const [usageRow] = await rowsOf<UsageRow>(tx, sql`select * from public.my_usage()`);
  const [adminRow] = await rowsOf<{ is_admin: boolean }>(tx, sql`select private.is_admin() as is_admin`);
  const [suspended] = await tx.select().from(suspensions).where(eq(suspensions.userId, claims.sub));
  if (!usageRow || !adminRow) throw new Error('A profile without usage');
  const usage = await freeUsage(tx, usageOf(usageRow));
  return {
    profile: {
      id: row.id,
      email: row.email,
      full_name: row.fullName,
      subscription_tier: usage.tier,
      monthly_prompts_used: usage.used,
      monthly_prompts_limit: usage.limit,
      subscription_expires_at:
        row.subscriptionExpiresAt && row.subscriptionExpiresAt > new Date()
          ? row.subscriptionExpiresAt.toISOString()
          : null,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    },
    usage,
    is_admin: adminRow.is_admin,
    suspension: suspended ? { reason: suspended.reason, since: suspended.createdAt.toISOString() } : null,
  };
};
