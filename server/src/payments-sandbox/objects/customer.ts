import type Stripe from 'stripe';
import { newId } from './new-id.ts';

export const newCustomer = (
  now: number,
  {
    email,
    name,
    metadata,
  }: {
    email?: string | undefined;
    name?: string | undefined;
    metadata?: Record<string, string> | undefined;
  },
): Stripe.Customer => ({
  id: newId('cus'),
  object: 'customer',
  balance: 0,
  created: now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  email: email ?? null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: metadata ?? {},
  name: name ?? null,
  shipping: null,
});
