import { createHash } from 'node:crypto';
import { beginsAtOnceSentence, type CheckoutRequest, moneyBackSentence } from '@whetstone/contract';
import { type PersonClaims, schema } from '@whetstone/database';
import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { ServiceError } from '../../../http/service-error.ts';
import { askProvider, isMissing } from '../ask-provider.ts';
import { currentSubscription } from '../subscription/current-subscription.ts';
import { refresh } from '../subscription/fresh-subscription.ts';
import type { Payments } from '../payments.ts';
import { returnUrl } from './return-url.ts';
import { ensureCustomer } from '../sync/ensure-customer.ts';
import { ownerKey } from '../sync/find-customer.ts';
import { tierOfPrice } from '../tier-of-price.ts';

const { paymentCustomers } = schema;
type Session = Stripe.Checkout.Session;

const promotionCodeOf = async (payments: Payments, code: string | undefined): Promise<string | undefined> => {
  if (!code) return undefined;
  const { data } = await askProvider(payments, (stripe) =>
    stripe.promotionCodes.list({ code, active: true, limit: 1 }),
  );
  if (!data[0]) throw new ServiceError('coupon_refused', 'This coupon is invalid or has expired.');
  return data[0].id;
};

const lastSession = async (payments: Payments, customerId: string): Promise<Session | null> => {
  const [row] = await payments.database.asService((tx) =>
    tx
      .select({ id: paymentCustomers.checkoutSessionId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.id, customerId)),
  );
  const id = row?.id;
  return id ? askProvider(payments, (stripe) => stripe.checkout.sessions.retrieve(id)) : null;
};

/** Remembers the newest session, unless another was remembered since `last` was read. */
const remember = async (
  { database }: Payments,
  customerId: string,
  { last, next }: { last: string | null; next: string },
): Promise<boolean> => {
  const column = paymentCustomers.checkoutSessionId;
  const moved = await database.asService((tx) =>
    tx
      .update(paymentCustomers)
      .set({ checkoutSessionId: next })
      .where(and(eq(paymentCustomers.id, customerId), last === null ? isNull(column) : eq(column, last)))
      .returning({ id: paymentCustomers.id }),
  );
  if (moved.length > 0) return true;
  const [row] = await database.asService((tx) =>
    tx.select({ id: column }).from(paymentCustomers).where(eq(paymentCustomers.id, customerId)),
  );
  return row?.id === next;
};

const expire = async ({ stripe }: Payments, { id, status }: Session): Promise<void> => {
  if (status !== 'open') return;
  try {
    await (await stripe()).checkout.sessions.expire(id);
  } catch (error) {
    // It was paid or ran out in this moment: nothing is left to close.
    if (!(error instanceof Error) || isMissing(error)) throw error;
  }
};

const urlOf = ({ url }: Session): { url: string } => {
  if (!url)
    throw new ServiceError('payments_unavailable', 'No checkout URL returned from the card payment provider');
  return { url };
};

/**
 * Opens a checkout for one of our prices and answers its address. The same wish again, twice at once or later, leads to the
 * same checkout; another wish closes the one before it. Throws `price_unknown`, `return_url_refused`, `coupon_refused`,
 * `already_subscribed`, `payments_unavailable`, and `conflict` where two different ones were opened at once.
 */
export const createCheckout = async (
  payments: Payments,
  claims: PersonClaims,
  request: CheckoutRequest,
): Promise<{ url: string }> => {
  const tier = tierOfPrice(payments, request.price_id);
  if (!tier) throw new ServiceError('price_unknown', 'This price does not exist.');
  const successUrl = returnUrl(request.success_url, payments.siteUrl);
  const cancelUrl = returnUrl(request.cancel_url, payments.siteUrl);
  const person = { id: claims.sub, email: claims.email ?? '' };
  await refresh(payments, person.id);
  const current = await payments.database.asService((tx) => currentSubscription(tx, payments, person.id));
  if (current)
    throw new ServiceError(
      'already_subscribed',
      'You already have a subscription. Change your plan on your account page.',
    );
  const promotionCode = await promotionCodeOf(payments, request.coupon_code);
  const { id: customer } = await ensureCustomer(payments, person);
  const last = await lastSession(payments, customer);
  const wish = createHash('sha256')
    .update(JSON.stringify([request.price_id, successUrl, cancelUrl, promotionCode ?? null]))
    .digest('hex');
  if (last?.status === 'open' && last.metadata?.['wish'] === wish) return urlOf(last);
  if (last) await expire(payments, last);
  const session = await askProvider(payments, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: person.id,
        line_items: [{ price: request.price_id, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata: { wish },
        custom_text: { submit: { message: `${beginsAtOnceSentence} ${moneyBackSentence}` } },
        subscription_data: { metadata: { [ownerKey]: person.id } },
        ...(promotionCode
          ? { discounts: [{ promotion_code: promotionCode }] }
          : { allow_promotion_codes: true }),
      },
      { idempotencyKey: `checkout:${customer}:${wish}:${last?.id ?? 'first'}` },
    ),
  );
  if (!(await remember(payments, customer, { last: last?.id ?? null, next: session.id }))) {
    await expire(payments, session);
    throw new ServiceError(
      'conflict',
      'Another checkout was opened at the same time, perhaps in another tab. Use that one, or try again.',
    );
  }
  return urlOf(session);
};
