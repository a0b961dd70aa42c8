import { invoiceStatus } from '@whetstone/contract';
import type { schema } from '@whetstone/database';
import type Stripe from 'stripe';
import { dateOf } from '../in-seconds.ts';
import { idOf } from '../id-of.ts';

type Row = typeof schema.invoices.$inferInsert;

const intentOf = (invoice: Stripe.Invoice): string | null => {
  for (const { payment } of invoice.payments?.data ?? [])
    if (payment.type === 'payment_intent' && payment.payment_intent) return idOf(payment.payment_intent);
  return null;
};

const subscriptionOf = (invoice: Stripe.Invoice): string | null => {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
};

/** An invoice of the provider as our row; what went back stands on its charge. */
export const invoiceRow = (
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): Omit<Row, 'customerId' | 'userId'> => {
  const intent = intentOf(invoice);
  const own = intent === null ? [] : charges.filter((charge) => charge.payment_intent === intent);
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    subscriptionId: subscriptionOf(invoice),
    paymentIntentId: intent,
    number: invoice.number,
    status: invoiceStatus.parse(invoice.status ?? 'draft'),
    description: invoice.lines.data.at(-1)?.description ?? 'Subscription',
    totalCents: invoice.total,
    paidCents: invoice.amount_paid,
    refundedCents: own.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    disputed: own.some((charge) => charge.disputed),
    attempts: invoice.attempt_count,
    createdAt: dateOf(invoice.created),
    paidAt: paidAt === null ? null : dateOf(paidAt),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
};

/** The tax that an invoice holds, in cents. */
export const taxOf = ({ total_taxes: taxes }: Stripe.Invoice): number =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
