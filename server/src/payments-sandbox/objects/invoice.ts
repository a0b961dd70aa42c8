import type Stripe from 'stripe';
import { listOf } from './list-of.ts';
import { newId } from './new-id.ts';

export interface Line {
  readonly description: string;
  readonly cents: number;
  readonly priceId: string;
  readonly itemId: string;
  readonly period: { start: number; end: number };
  readonly isProration: boolean;
}

const lineOf = (
  line: Line,
  { invoice, subscription }: { invoice: string; subscription: string },
): Stripe.InvoiceLineItem => ({
  id: newId('il'),
  object: 'line_item',
  amount: line.cents,
  currency: 'usd',
  description: line.description,
  discount_amounts: [],
  discountable: !line.isProration,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: line.isProration,
      proration_details: { credited_items: null },
      subscription,
      subscription_item: line.itemId,
    },
    type: 'subscription_item_details',
  },
  period: line.period,
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: line.priceId, product: line.priceId.replace('price_', 'prod_') },
    type: 'price_details',
    unit_amount_decimal: null,
  },
  quantity: 1,
  quantity_decimal: null,
  subscription,
  subtotal: line.cents,
  taxes: [],
});

/** An open invoice of a subscription over `lines`, less `discountCents`. Amounts below zero go to nobody. */
export const newInvoice = (
  now: number,
  given: {
    customer: Stripe.Customer;
    subscription: Stripe.Subscription;
    lines: readonly Line[];
    discountCents: number;
    number: string;
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  },
): Stripe.Invoice => {
  const id = newId('in');
  const { customer, subscription, lines } = given;
  const subtotal = lines.reduce((sum, line) => sum + line.cents, 0);
  const total = subtotal - given.discountCents;
  const due = Math.max(0, total);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Whetstone',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: subscription.discounts,
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => lineOf(line, { invoice: id, subscription: subscription.id })),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: given.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: listOf<Stripe.InvoicePayment>(`/v1/invoice_payments?invoice=${id}`, []),
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
};
