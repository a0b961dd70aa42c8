import type Stripe from 'stripe';
import { newId } from './new-id.ts';

/** The part of a dispute that matters here; the provider's evidence form is left out. */
export const newDispute = (
  now: number,
  charge: Stripe.Charge,
): Omit<Stripe.Dispute, 'evidence' | 'evidence_details'> => ({
  id: newId('du'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: now,
  currency: 'usd',
  enhanced_eligibility_types: [],
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
});
