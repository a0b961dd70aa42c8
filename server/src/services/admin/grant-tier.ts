import { grants, planOf, type TierGrant, type TierGranted } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { requireAdmin } from './require-admin.ts';

/** What a tier gives when an admin sets it; free is the plan itself and takes a grant back. */
const grantOf = (tier: TierGrant['tier']): { monthlyPrompts: number | null; days: number | null } =>
  grants.find((grant) => grant.tier === tier) ?? { monthlyPrompts: planOf(tier).monthlyPrompts, days: null };

/** Sets the tier of the account with this address and records it. Throws `not_allowed`, and `not_found` for an unknown address. */
export const grantTier = async (tx: Transaction, { email, tier }: TierGrant): Promise<TierGranted> => {
  await requireAdmin(tx);
  const { monthlyPrompts, days } = grantOf(tier);
  const [row] = await rowsOf<{
    user_id: string;
    email: string;
    monthly_limit: number | null;
    expires_at: Date | string | null;
  }>(
    tx,
    sql`select * from public.admin_set_tier(${email}, ${tier}, ${monthlyPrompts}::integer, ${days}::integer)`,
  );
  if (!row) throw new ServiceError('not_found', `User with email ${email} not found`);
  return {
    message: `Successfully upgraded ${email} to ${tier} tier!`,
    user_id: row.user_id,
    email: row.email,
    tier,
    monthly_limit: row.monthly_limit,
    expires_at: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
  };
};
