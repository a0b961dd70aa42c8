import { grants, planOf, type TierGrant, type TierGranted } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { requireAdmin } from './require-admin.ts';

/** What a tier gives when an admin sets it; free is the plan itself and takes a grant back. */
const grantOf = (tier: TierGrant['tier']): { monthlyPrompts: number | null; days: number | null } =>
  grants.find((grant) => grant.tier === tier) ?? { monthlyPrompts: planOf(tier).monthlyPrompts, days: null };

/** What came of it, in one sentence. Throws `conflict` where a subscription alone keeps the plan as it was. */
const messageOf = (
  { email, tier }: TierGrant,
  { had_grant, paid_tier }: { had_grant: boolean; paid_tier: string | null },
): string => {
  const done = `Successfully upgraded ${email} to ${tier} tier!`;
  if (tier !== 'free' || paid_tier === null) return done;
  const paid = `${email} has a paid ${planOf(paid_tier).name} subscription, which continues`;
  if (!had_grant)
    throw new ServiceError(
      'conflict',
      `${paid}. Nothing was changed; refund or cancel the subscription instead.`,
    );
  return `The granted plan has been removed. ${paid}.`;
};

/** Sets the tier of the account with this address and records it. Throws `not_allowed`, `not_found` for an unknown address, `conflict` where only a subscription could be meant. */
export const grantTier = async (tx: Transaction, { email, tier }: TierGrant): Promise<TierGranted> => {
  await requireAdmin(tx);
  const { monthlyPrompts, days } = grantOf(tier);
  const [row] = await rowsOf<{
    user_id: string;
    email: string;
    monthly_limit: number | null;
    expires_at: Date | string | null;
    had_grant: boolean;
    paid_tier: string | null;
  }>(
    tx,
    sql`select * from public.admin_set_tier(${email}, ${tier}, ${monthlyPrompts}::integer, ${days}::integer)`,
  );
  if (!row) throw new ServiceError('not_found', `User with email ${email} not found`);
  return {
    message: messageOf({ email, tier }, row),
    user_id: row.user_id,
    email: row.email,
    tier,
    monthly_limit: row.monthly_limit,
    expires_at: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
  };
};
