import type Stripe from 'stripe';
import { z } from 'zod';
import { emit } from '../acts/emit.ts';
import { orderId } from '../acts/complete-checkout.ts';
import { newCheckoutSession, newPortalSession } from '../objects/checkout-session.ts';
import { promotionCodes } from '../objects/coupon.ts';
import { listOf } from '../objects/list-of.ts';
import { priceOf } from '../objects/price.ts';
import type { Objects } from '../object-store.ts';
import { invalidRequest, missing } from '../provider-error.ts';
import { endpoint, flag, limit, metadata } from './endpoint.ts';
import { idOf } from '../../services/payments/id-of.ts';

const lineItem = z.strictObject({ price: z.string(), quantity: z.coerce.number().int().min(1) });

/** A deleted customer can be read, and nothing else. */
const wantCustomer = async (objects: Objects, id: string): Promise<void> => {
  const customer = await objects.get<Stripe.Customer | Stripe.DeletedCustomer>(id);
  if (!customer || customer.deleted) throw missing('customer', id);
};

export const checkoutEndpoints = [
  endpoint(
    'post',
    '/v1/checkout/sessions',
    {
      mode: z.literal('subscription'),
      customer: z.string(),
      client_reference_id: z.string().optional(),
      line_items: z.array(lineItem).length(1),
      success_url: z.url(),
      cancel_url: z.url(),
      allow_promotion_codes: flag.optional(),
      discounts: z
        .array(z.strictObject({ promotion_code: z.string() }))
        .max(1)
        .optional(),
      metadata,
      custom_text: z.strictObject({ submit: z.strictObject({ message: z.string().max(1200) }) }).optional(),
      subscription_data: z.strictObject({ metadata }).optional(),
    },
    async ({ objects, now, params, siteUrl }) => {
      const [item] = params.line_items;
      const price = item && priceOf(item.price);
      if (!item || !price)
        throw invalidRequest(`No such price: '${item?.price}'`, { code: 'resource_missing' });
      await wantCustomer(objects, params.customer);
      if (params.discounts && params.allow_promotion_codes !== undefined)
        throw invalidRequest(
          'You may only specify one of these parameters: allow_promotion_codes, discounts.',
        );
      const session = newCheckoutSession(now, {
        siteUrl,
        customer: params.customer,
        priceCents: (price.unit_amount ?? 0) * item.quantity,
        successUrl: params.success_url,
        cancelUrl: params.cancel_url,
        clientReferenceId: params.client_reference_id,
        promotionCode: params.discounts?.[0]?.promotion_code,
        allowPromotionCodes: params.allow_promotion_codes ?? false,
        metadata: params.metadata ?? {},
        submitText: params.custom_text?.submit.message,
      });
      await objects.put('checkout_session', session.id, session, params.customer);
      await objects.put(
        'order',
        orderId(session.id),
        { price: price.id, metadata: params.subscription_data?.metadata ?? {} },
        params.customer,
      );
      return session;
    },
  ),
  endpoint('get', '/v1/checkout/sessions/:id', {}, async ({ objects, id, now }) => {
    const session = await objects.get<Stripe.Checkout.Session>(id);
    if (!session) throw missing('checkout.session', id);
    return session.status === 'open' && session.expires_at <= now
      ? { ...session, status: 'expired', url: null }
      : session;
  }),
  endpoint('post', '/v1/checkout/sessions/:id/expire', {}, async ({ objects, id, now }) => {
    const session = await objects.get<Stripe.Checkout.Session>(id);
    if (!session) throw missing('checkout.session', id);
    if (session.status !== 'open')
      throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    await objects.put('checkout_session', id, session, session.customer && idOf(session.customer));
    await emit(objects, now, 'checkout.session.expired', session);
    return session;
  }),
  endpoint(
    'get',
    '/v1/promotion_codes',
    { code: z.string().optional(), active: flag.optional(), limit },
    async ({ params }) =>
      listOf(
        '/v1/promotion_codes',
        promotionCodes(params.code).filter(
          (code) => params.active === undefined || code.active === params.active,
        ),
      ),
  ),
  endpoint(
    'post',
    '/v1/billing_portal/sessions',
    { customer: z.string(), return_url: z.url().optional() },
    async ({ objects, now, params, siteUrl }) => {
      await wantCustomer(objects, params.customer);
      const session = newPortalSession(now, {
        siteUrl,
        customer: params.customer,
        returnUrl: params.return_url,
      });
      await objects.put('portal_session', session.id, session, params.customer);
      return session;
    },
  ),
];
