import type Stripe from 'stripe';
import { monthAfter } from '../month-after.ts';
import { listOf } from './list-of.ts';
import { newId } from './new-id.ts';
import { legacyPlanOf } from './price.ts';

const newItem = (
  now: number,
  subscription: string,
  price: Stripe.Price,
  quantity: number,
): Stripe.SubscriptionItem => ({
  id: newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: now,
  current_period_end: monthAfter(now, now),
  current_period_start: now,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: legacyPlanOf(price),
  price,
  quantity,
  subscription,
  tax_rates: [],
});

/** An active monthly subscription that begins now. */
export const newSubscription = (
  now: number,
  given: { customer: string; price: Stripe.Price; quantity?: number; metadata: Record<string, string> },
): Stripe.Subscription => {
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      newItem(now, id, given.price, given.quantity ?? 1),
    ]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
};

/** The one item of a subscription of ours. */
export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`A subscription without an item: ${subscription.id}`);
  return item;
};
