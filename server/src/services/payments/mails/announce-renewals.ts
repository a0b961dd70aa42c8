import { planOf } from '@whetstone/contract';
import { schema } from '@whetstone/database';
import { and, eq, isNotNull, lt, gt } from 'drizzle-orm';
import type { Payments } from '../payments.ts';
import { queueMails } from './queue-mail.ts';

const { paymentCustomers, subscriptions } = schema;
const noticeMs = 3 * 24 * 3600 * 1000;

/** Writes the notice of each renewal of the next three days, once, with the price that it will have. */
export const announceRenewals = async ({ database, clock, provider }: Payments): Promise<void> => {
  const now = clock();
  await database.asService(async (tx) => {
    const rows = await tx
      .select({ subscription: subscriptions })
      .from(subscriptions)
      .innerJoin(paymentCustomers, eq(paymentCustomers.id, subscriptions.customerId))
      .where(
        and(
          eq(paymentCustomers.provider, provider),
          eq(subscriptions.status, 'active'),
          eq(subscriptions.cancelAtPeriodEnd, false),
          isNotNull(subscriptions.tier),
          gt(subscriptions.currentPeriodEnd, now),
          lt(subscriptions.currentPeriodEnd, new Date(now.getTime() + noticeMs)),
        ),
      );
    for (const { subscription } of rows) {
      const { id, userId, tier, pendingTier, priceCents, currentPeriodEnd } = subscription;
      if (!userId || !tier) continue;
      const renewsAt = currentPeriodEnd.toISOString();
      const plan = planOf(pendingTier ?? tier);
      const cents = pendingTier ? plan.priceUsd * 100 : priceCents;
      await queueMails(tx, userId, [
        {
          kind: 'renewal',
          about: `${id}:${renewsAt}`,
          details: { plan: plan.name, cents, renews_at: renewsAt },
        },
      ]);
    }
  });
};
