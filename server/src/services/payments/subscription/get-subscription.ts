import { paymentDays, type SubscriptionAnswer } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { currentSubscription } from './current-subscription.ts';
import type { Payments } from '../payments.ts';

const { paymentCustomers, paymentReversals, tierGrants } = schema;
const dayMs = 24 * 3600 * 1000;

/** The last moment of the right to withdraw. */
export const withdrawalEnd = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + paymentDays.withdrawal * dayMs);

const readGrant = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<SubscriptionAnswer['grant']> => {
  const [grant] = await tx
    .select()
    .from(tierGrants)
    .where(
      and(eq(tierGrants.userId, userId), or(isNull(tierGrants.expiresAt), gt(tierGrants.expiresAt, now))),
    );
  return grant
    ? {
        tier: grant.tier,
        monthly_limit: grant.monthlyLimit,
        expires_at: grant.expiresAt?.toISOString() ?? null,
      }
    : null;
};

/** The caller's subscription as last heard from the provider, and an admin's grant beside it. */
export const getSubscription = async (
  tx: Transaction,
  payments: Payments,
  { sub }: PersonClaims,
): Promise<SubscriptionAnswer> => {
  const now = payments.clock();
  const row = await currentSubscription(tx, payments, sub);
  const [customer] = await tx
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, sub), eq(paymentCustomers.provider, payments.provider)));
  const [reversal] = row
    ? await tx.select().from(paymentReversals).where(eq(paymentReversals.subscriptionId, row.id))
    : [];
  const [used] = await rowsOf<{ used: boolean }>(tx, sql`select private.my_money_back_used() as used`);
  const isTakenBack = reversal !== undefined;
  return {
    subscription:
      row && !isTakenBack
        ? {
            status: row.status,
            tier: row.tier,
            price_cents: row.priceCents,
            discount: row.discount,
            has_access: row.accessUntil !== null && row.accessUntil > now,
            current_period_start: row.currentPeriodStart.toISOString(),
            current_period_end: row.currentPeriodEnd.toISOString(),
            cancel_at_period_end: row.cancelAtPeriodEnd,
            pending_change:
              row.pendingTier && row.pendingAt
                ? { tier: row.pendingTier, effective_at: row.pendingAt.toISOString() }
                : null,
            grace_until: row.graceUntil?.toISOString() ?? null,
            withdrawal: {
              possible: withdrawalEnd(row.startedAt) > now,
              until: withdrawalEnd(row.startedAt).toISOString(),
              pays_back: used?.used ? 'unused' : 'all',
            },
          }
        : null,
    grant: await readGrant(tx, sub, now),
    is_real: payments.provider === 'stripe',
    has_portal: customer !== undefined,
  };
};
