import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';

const { invoices, paymentReversals } = schema;
export type ReversalKind = (typeof paymentReversals.$inferSelect)['kind'];

/** What can still be sent back for a subscription, in US cents. What the bank has called back is not ours to return. */
export const refundableCents = async (tx: Transaction, subscriptionId: string): Promise<number> => {
  const paid = await tx.select().from(invoices).where(eq(invoices.subscriptionId, subscriptionId));
  return paid
    .filter((invoice) => invoice.status === 'paid' && !invoice.disputed)
    .reduce((sum, invoice) => sum + Math.max(0, invoice.paidCents - invoice.refundedCents), 0);
};

/** Writes down that a contract is taken back, with the sum to return; the first statement counts. */
export const declareReversal = async (
  tx: Transaction,
  {
    keptCents = 0,
    ...reversal
  }: {
    subscriptionId: string;
    userId: string | null;
    kind: ReversalKind;
    keptCents?: number;
    usesMoneyBack?: boolean;
  },
): Promise<{ refundCents: number; keptCents: number; declaredAt: Date; isFirst: boolean }> => {
  const refundCents = (await refundableCents(tx, reversal.subscriptionId)) - keptCents;
  const [written] = await tx
    .insert(paymentReversals)
    .values({ ...reversal, refundCents, keptCents })
    .onConflictDoNothing()
    .returning();
  if (written) return { ...written, isFirst: true };
  const [known] = await tx
    .select()
    .from(paymentReversals)
    .where(eq(paymentReversals.subscriptionId, reversal.subscriptionId));
  if (!known) throw new Error('A reversal that is neither new nor known');
  return { ...known, isFirst: false };
};
