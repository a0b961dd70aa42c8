import { planOf } from '@whetstone/contract';
import { schema, type Transaction } from '@whetstone/database';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { queueMails } from '../mails/queue-mail.ts';
import { declareReversal } from './declare-reversal.ts';

const { subscriptions } = schema;

/** Two checkouts that were open at once can both be paid. The first stands; the later one is to be returned in full. */
export const declareDuplicates = async (
  tx: Transaction,
  { id: customerId, userId }: { id: string; userId: string | null },
): Promise<void> => {
  if (userId === null) return;
  const [, ...later] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, customerId),
        inArray(subscriptions.status, ['active', 'trialing', 'past_due']),
        isNotNull(subscriptions.tier),
      ),
    )
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));
  for (const { id, tier } of later) {
    const reversal = await declareReversal(tx, { subscriptionId: id, userId, kind: 'duplicate' });
    const details = { plan: planOf(tier ?? 'free').name, cents: reversal.refundCents };
    if (reversal.isFirst) await queueMails(tx, userId, [{ kind: 'duplicate', about: id, details }]);
  }
};
