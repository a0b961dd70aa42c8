import type Stripe from 'stripe';
import { newCharge, newInvoicePayment } from '../objects/charge.ts';
import { newInvoice, type Line } from '../objects/invoice.ts';
import type { Objects } from '../object-store.ts';
import { discountCents } from './discount-cents.ts';
import { emit } from './emit.ts';
import { saveCharge, saveInvoice } from './save.ts';
import { idOf } from '../../services/payments/id-of.ts';

/** Days after the first try on which a failed payment is tried again; then the subscription is cancelled. */
export const retryDays = [3, 5, 7] as const;
const daySeconds = 24 * 3600;

/** The card on file: "declined" is set on the sandbox's pages. */
const isDeclined = (customer: Stripe.Customer) => customer.metadata['sandbox_card'] === 'declined';

export const customerOf = async (
  objects: Objects,
  { customer: reference }: { readonly customer: string | { readonly id: string } | null },
): Promise<Stripe.Customer> => {
  const customer = reference && (await objects.get<Stripe.Customer>(idOf(reference)));
  if (!customer) throw new Error('No such customer');
  return customer;
};

/** Tries to collect an open invoice and tells how it went; answers whether it is paid. */
export const collect = async (objects: Objects, now: number, invoice: Stripe.Invoice): Promise<boolean> => {
  const customer = await customerOf(objects, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_due > 0 && isDeclined(customer)) {
    // The first invoice waits for the person; only later ones are tried again.
    const nextDay =
      invoice.billing_reason === 'subscription_create' ? undefined : retryDays[invoice.attempt_count - 1];
    invoice.next_payment_attempt = nextDay === undefined ? null : invoice.created + nextDay * daySeconds;
    await saveInvoice(objects, invoice);
    await emit(objects, now, 'invoice.payment_failed', invoice);
    return false;
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  if (invoice.amount_due > 0) {
    const charge = newCharge(now, customer, invoice.amount_due);
    invoice.payments?.data.push(newInvoicePayment(now, invoice.id, charge));
    await saveCharge(objects, charge);
  }
  await saveInvoice(objects, invoice);
  await emit(objects, now, 'invoice.paid', invoice);
  return true;
};

/** An invoice for a subscription, not yet collected. It becomes the subscription's latest. */
export const bill = async (
  objects: Objects,
  now: number,
  subscription: Stripe.Subscription,
  {
    lines,
    reason,
  }: { lines: readonly Line[]; reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' },
): Promise<Stripe.Invoice> => {
  const customer = await customerOf(objects, subscription);
  const off = (cents: number) => discountCents(objects, now, subscription, cents);
  // What is credited is what was paid.
  const asPaid = await Promise.all(
    lines.map(async (line) =>
      line.cents < 0 ? { ...line, cents: line.cents + (await off(-line.cents)) } : line,
    ),
  );
  const charged = lines.reduce((sum, line) => sum + Math.max(0, line.cents), 0);
  const count = (await objects.list('invoice')).length;
  return newInvoice(now, {
    customer,
    subscription,
    lines: asPaid,
    discountCents: await off(charged),
    number: `WS-${String(count + 1).padStart(6, '0')}`,
    reason,
  });
};
