import { z } from '@hono/zod-openapi';
import { tiers } from './plans.ts';
import { plainText } from './text.ts';

const paidTiers = ['starter', 'pro', 'unlimited'] as const;

/** `price_id` is what `stripe-checkout` takes; null for the plan that costs nothing. */
export const planList = z
  .object({
    plans: z.array(
      z.object({
        tier: z.enum(tiers),
        name: z.string(),
        price_usd: z.number(),
        monthly_prompts: z.int().nullable(),
        price_id: z.string().nullable(),
      }),
    ),
  })
  .openapi('Plans');

const returnUrl = plainText(2000);

/** Both addresses must be on the site's own origin. */
export const checkoutRequest = z
  .strictObject({
    price_id: plainText(200),
    success_url: returnUrl,
    cancel_url: returnUrl,
    mode: z.literal('subscription'),
    coupon_code: plainText(100)
      .transform((text) => text.trim())
      .optional(),
  })
  .openapi('CheckoutRequest');

export const portalRequest = z.strictObject({ return_url: returnUrl.optional() }).openapi('PortalRequest');

/** Where the browser goes next. */
export const redirectTo = z.object({ url: z.string() }).openapi('RedirectTo');

/** Answer of the webhook: `duplicate` means that the event was known already. */
export const webhookReceived = z
  .object({ received: z.literal(true), duplicate: z.boolean() })
  .openapi('WebhookReceived');

/**
 * `active`: paid. `past_due`: a payment failed, access until `grace_until`. `incomplete`, `unpaid`, `paused`: no access.
 * `canceled`: over.
 */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'canceled',
] as const;

export const subscription = z
  .object({
    status: z.enum(subscriptionStatuses),
    tier: z.enum(paidTiers),
    /** What a period costs, in US cents, before coupons. */
    price_cents: z.int(),
    /** What the running coupon takes off each period, in words of the provider ("20% off"), or null. */
    discount: z.string().nullable(),
    has_access: z.boolean(),
    current_period_start: z.iso.datetime(),
    current_period_end: z.iso.datetime(),
    /** True: it ends at `current_period_end` and can be resumed until then. */
    cancel_at_period_end: z.boolean(),
    /** A downgrade that is waiting for the end of the period. */
    pending_change: z.object({ tier: z.enum(paidTiers), effective_at: z.iso.datetime() }).nullable(),
    /** Set while a payment is overdue: access ends then. */
    grace_until: z.iso.datetime().nullable(),
    withdrawal: z.object({
      /** The contract can be withdrawn from now. */
      possible: z.boolean(),
      until: z.iso.datetime(),
      /** `all`: everything paid; `unused`: all money went back once before, so the prompts used are kept back. */
      pays_back: z.enum(['all', 'unused']),
    }),
  })
  .openapi('Subscription');

/** `subscription` is null for whoever never bought, and for whom the last one is over. */
export const subscriptionAnswer = z
  .object({
    subscription: subscription.nullable(),
    /** An admin's grant beside it; the better of the two counts. */
    grant: z
      .object({
        tier: z.enum(paidTiers),
        monthly_limit: z.int().nullable(),
        expires_at: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** False: nobody's card is charged here. */
    is_real: z.boolean(),
    /** There is a customer, so that the portal opens. */
    has_portal: z.boolean(),
  })
  .openapi('SubscriptionAnswer');

export const invoiceStatus = z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

export const invoice = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    status: invoiceStatus,
    total_cents: z.int(),
    paid_cents: z.int(),
    refunded_cents: z.int(),
    disputed: z.boolean(),
    description: z.string(),
    created_at: z.iso.datetime(),
    /** The provider's own page of it, and a PDF; null in the sandbox. */
    hosted_url: z.string().nullable(),
    pdf_url: z.string().nullable(),
  })
  .openapi('Invoice');

/** Newest first, the last 100. */
export const invoiceList = z.object({ items: z.array(invoice) }).openapi('Invoices');

export const planChange = z.strictObject({ plan: z.enum(paidTiers) }).openapi('PlanChange');

export const planChangePreview = z
  .object({
    kind: z.enum(['upgrade', 'downgrade']),
    from: z.enum(paidTiers),
    to: z.enum(paidTiers),
    /** What is charged now: the new plan's rest of the period minus the old one's. 0 for a downgrade. */
    due_now_cents: z.int(),
    /** The new plan's rest of the period, before coupons. */
    charge_cents: z.int(),
    /** The unused part of the old plan, as it was paid. */
    credit_cents: z.int(),
    /** What a running coupon takes off: charge − credit − discount is what is due, or a credit for the next invoice. */
    discount_cents: z.int(),
    /** What each further period costs, before coupons. */
    next_price_cents: z.int(),
    /** Now for an upgrade and for a plan that an admin gave, the end of the period for a downgrade. */
    effective_at: z.iso.datetime(),
    /** Send it with the change: what is charged is then what was shown, to the cent. */
    proration_at: z.iso.datetime(),
  })
  .openapi('PlanChangePreview');

/** `proration_at` of the preview; without it the moment of the call counts. */
export const planChangeRequest = planChange
  .extend({ proration_at: z.iso.datetime().optional() })
  .openapi('PlanChangeRequest');

/** The first call only tells; `confirm: true` does it. */
export const withdrawalRequest = z
  .strictObject({ confirm: z.boolean().default(false) })
  .openapi('WithdrawalRequest');

export const withdrawal = z
  .object({
    state: z.enum(['to_confirm', 'withdrawn']),
    refund_cents: z.int(),
    /** The share for the prompts used, where all money went back once before. */
    kept_cents: z.int(),
    prompts_used: z.int(),
    /** Of the statement, once confirmed; a mail with the same date is sent. */
    withdrawn_at: z.iso.datetime().nullable(),
  })
  .openapi('Withdrawal');

/** One of the two names the account. */
export const refundRequest = z
  .strictObject({
    email: plainText(320)
      .transform((text) => text.trim().toLowerCase())
      .refine((text) => text !== '', 'Please enter an email address')
      .optional(),
    user_id: z.uuid().optional(),
    reason: plainText(500).optional(),
  })
  .refine(
    ({ email, user_id: id }) => (email === undefined) !== (id === undefined),
    'Send either email or user_id, not both.',
  )
  .openapi('RefundRequest');

export const refunded = z
  .object({ user_id: z.uuid(), email: z.string(), refunded_cents: z.int(), message: z.string() })
  .openapi('Refunded');

export type PlanList = z.infer<typeof planList>;
export type CheckoutRequest = z.infer<typeof checkoutRequest>;
export type PaidTier = (typeof paidTiers)[number];
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type Subscription = z.infer<typeof subscription>;
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;
export type Invoice = z.infer<typeof invoice>;
export type PlanChangePreview = z.infer<typeof planChangePreview>;
export type PlanChangeRequest = z.infer<typeof planChangeRequest>;
export type Withdrawal = z.infer<typeof withdrawal>;
export type RefundRequest = z.infer<typeof refundRequest>;
export type Refunded = z.infer<typeof refunded>;
