import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import { itemOf } from './subscription.ts';
import { idOf } from '../../services/payments/id-of.ts';

export const phaseOf = (
  priceId: string,
  { start, end, discounts }: { start: number; end: number; discounts: readonly string[] },
): Stripe.SubscriptionSchedule.Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: 'usd',
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: discounts.map((discount) => ({ coupon: null, discount, promotion_code: null })),
  end_date: end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: priceId,
      price: priceId,
      quantity: 1,
      tax_rates: [],
    },
  ],
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'create_prorations',
  start_date: start,
  transfer_data: null,
  trial_end: null,
});

/** A schedule whose one phase is the period that is running. */
export const newSchedule = (now: number, subscription: Stripe.Subscription): Stripe.SubscriptionSchedule => {
  const item = itemOf(subscription);
  const phase = { start_date: item.current_period_start, end_date: item.current_period_end };
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: now,
    current_phase: phase,
    customer: idOf(subscription.customer),
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        days_until_due: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      phaseOf(item.price.id, {
        start: phase.start_date,
        end: phase.end_date,
        discounts: subscription.discounts.map(idOf),
      }),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
};
