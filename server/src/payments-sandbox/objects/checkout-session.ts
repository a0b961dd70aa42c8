import type Stripe from 'stripe';
import { newId } from './new-id.ts';

const lifetimeSeconds = 24 * 3600;

/** An open checkout; its page is the sandbox's own. */
export const newCheckoutSession = (
  now: number,
  given: {
    siteUrl: string;
    customer: string;
    priceCents: number;
    successUrl: string;
    cancelUrl: string;
    clientReferenceId: string | undefined;
    promotionCode: string | undefined;
    allowPromotionCodes: boolean;
    submitText: string | undefined;
    metadata: Record<string, string>;
  },
): Stripe.Checkout.Session => {
  const id = newId('cs_test');
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allowPromotionCodes || null,
    allowed_payment_method_types: null,
    amount_subtotal: given.priceCents,
    amount_total: given.priceCents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: given.submitText === undefined ? null : { message: given.submitText },
      terms_of_service_acceptance: null,
    },
    customer: given.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: given.promotionCode ? [{ coupon: null, promotion_code: given.promotionCode }] : [],
    expires_at: now + lifetimeSeconds,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: given.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: null, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${given.siteUrl}/dev/checkout?session=${id}`,
    wallet_options: null,
  };
};

export const newPortalSession = (
  now: number,
  { siteUrl, customer, returnUrl }: { siteUrl: string; customer: string; returnUrl: string | undefined },
): Stripe.BillingPortal.Session => {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: now,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl ?? null,
    url: `${siteUrl}/dev/portal?session=${id}`,
  };
};
