import { planOf, type PaidTier, type PlanChangePreview } from '@whetstone/contract';
import { schema, type Transaction } from '@whetstone/database';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { currentSubscription } from './current-subscription.ts';
import type { Payments } from '../payments.ts';

const { tierGrants } = schema;

/** The running grant of a person who pays for nothing, where it gives more than `plan`. */
const grantAbove = async (tx: Transaction, payments: Payments, userId: string, plan: PaidTier) => {
  if (await currentSubscription(tx, payments, userId)) return undefined;
  const now = payments.clock();
  const [grant] = await tx
    .select()
    .from(tierGrants)
    .where(
      and(eq(tierGrants.userId, userId), or(isNull(tierGrants.expiresAt), gt(tierGrants.expiresAt, now))),
    )
    .for('update');
  return grant && planOf(grant.tier).priceUsd > planOf(plan).priceUsd ? grant : undefined;
};

/** What going down from an admin's grant would be: at once, nothing to pay. Null where no grant is above `plan`. */
export const previewLowerGrant = (
  payments: Payments,
  userId: string,
  plan: PaidTier,
): Promise<PlanChangePreview | null> =>
  payments.database.asService(async (tx) => {
    const grant = await grantAbove(tx, payments, userId, plan);
    const now = payments.clock().toISOString();
    return grant
      ? {
          kind: 'downgrade',
          from: grant.tier,
          to: plan,
          due_now_cents: 0,
          charge_cents: 0,
          credit_cents: 0,
          discount_cents: 0,
          next_price_cents: 0,
          effective_at: now,
          proration_at: now,
        }
      : null;
  });

/**
 * Goes down from an admin's grant to `plan`, with that plan's quota and the grant's own end: there is no paid period to
 * wait for. Returns false where no grant is above `plan`; nothing is changed then.
 */
export const lowerGrant = (payments: Payments, userId: string, plan: PaidTier): Promise<boolean> =>
  payments.database.asService(async (tx) => {
    const grant = await grantAbove(tx, payments, userId, plan);
    if (!grant) return false;
    await tx
      .update(tierGrants)
      .set({ tier: plan, monthlyLimit: planOf(plan).monthlyPrompts })
      .where(eq(tierGrants.userId, userId));
    return true;
  });
