import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { isMissing } from '../ask-provider.ts';
import type { Payments } from '../payments.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { idOf } from '../id-of.ts';

/**
 * Someone called a payment back at the bank: the subscription that it paid for ends at once, so that access ends and
 * nothing more is charged. Answers the customer, or null where it is none of ours.
 */
export const endDisputed = async (payments: Payments, disputeId: string): Promise<string | null> => {
  const { database } = payments;
  const stripe = await payments.stripe();
  const dispute = await stripe.disputes.retrieve(disputeId);
  const charge = await stripe.charges.retrieve(idOf(dispute.charge));
  const customerId = charge.customer && idOf(charge.customer);
  if (customerId === null || !(await syncCustomer(payments, customerId))) return customerId;
  if (!charge.payment_intent) return customerId;
  const intent = idOf(charge.payment_intent);
  const [invoice] = await database.asService((tx) =>
    tx.select().from(schema.invoices).where(eq(schema.invoices.paymentIntentId, intent)),
  );
  if (!invoice?.subscriptionId) return customerId;
  try {
    await stripe.subscriptions.cancel(invoice.subscriptionId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return customerId;
};
