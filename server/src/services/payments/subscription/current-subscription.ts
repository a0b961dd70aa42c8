import { schema, type Transaction } from '@whetstone/database';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Payments } from '../payments.ts';

const { paymentCustomers, subscriptions } = schema;

/** The states in which a subscription goes on, whether or not it gives access. */
const live = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'] as const;

/** A person's subscription that goes on: one that gives access before one that does not, the newest first. */
export const currentSubscription = async (
  tx: Transaction,
  { provider }: Pick<Payments, 'provider'>,
  userId: string,
): Promise<(typeof subscriptions.$inferSelect & { tier: 'starter' | 'pro' | 'unlimited' }) | undefined> => {
  const [row] = await tx
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, subscriptions.customerId))
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(paymentCustomers.provider, provider),
        inArray(subscriptions.status, [...live]),
        isNotNull(subscriptions.tier),
      ),
    )
    .orderBy(sql`${subscriptions.accessUntil} > now() desc nulls last`, desc(subscriptions.startedAt))
    .limit(1);
  const tier = row?.subscription.tier;
  return row && tier ? { ...row.subscription, tier } : undefined;
};
