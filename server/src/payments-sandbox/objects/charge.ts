import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import { idOf } from '../../services/payments/id-of.ts';

/** A card payment that went through, under a payment intent of its own. */
export const newCharge = (now: number, customer: Stripe.Customer, cents: number): Stripe.Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount: cents,
  amount_captured: cents,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: {
    address: null,
    email: customer.email,
    name: customer.name ?? null,
    phone: null,
    tax_id: null,
  },
  calculated_statement_descriptor: 'WHETSTONE',
  captured: true,
  created: now,
  currency: 'usd',
  customer: customer.id,
  description: 'Subscription',
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: newId('pi'),
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});

export const newInvoicePayment = (
  now: number,
  invoice: string,
  charge: Stripe.Charge,
): Stripe.InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: charge.amount,
  amount_requested: charge.amount,
  created: now,
  currency: 'usd',
  invoice,
  is_default: true,
  livemode: false,
  payment: {
    type: 'payment_intent',
    ...(charge.payment_intent && { payment_intent: idOf(charge.payment_intent) }),
  },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: now },
});

export const newRefund = (
  now: number,
  charge: Stripe.Charge,
  given: {
    amount: number;
    reason?: 'requested_by_customer' | 'duplicate' | 'fraudulent' | undefined;
    metadata?: Record<string, string> | undefined;
  },
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount: given.amount,
  balance_transaction: null,
  charge: charge.id,
  created: now,
  currency: 'usd',
  customer: charge.customer && idOf(charge.customer),
  customer_account: null,
  metadata: given.metadata ?? {},
  payment_intent: charge.payment_intent,
  payment_method: null,
  reason: given.reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
