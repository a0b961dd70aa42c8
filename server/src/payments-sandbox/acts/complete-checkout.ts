import type Stripe from 'stripe';
import { newDiscount } from '../objects/coupon.ts';
import { priceOf } from '../objects/price.ts';
import { itemOf, newSubscription } from '../objects/subscription.ts';
import type { Objects } from '../object-store.ts';
import { bill, collect } from './bill.ts';
import { emit } from './emit.ts';
import { periodLine } from './renew.ts';
import { saveSubscription } from './save.ts';
import { idOf } from '../../services/payments/id-of.ts';

/** What a checkout is for; the provider's answer does not carry it. */
export interface Order {
  readonly price: string;
  readonly metadata: Record<string, string>;
}

export const orderId = (sessionId: string): string => `order_${sessionId}`;

const subscriptionOf = async (
  objects: Objects,
  now: number,
  session: Stripe.Checkout.Session,
): Promise<Stripe.Subscription> => {
  const order = await objects.get<Order>(orderId(session.id));
  const price = order && priceOf(order.price);
  const customer = session.customer && idOf(session.customer);
  if (!price || !customer) throw new Error(`A checkout without an order: ${session.id}`);
  const { metadata } = order;
  const subscription = newSubscription(now, { customer, price, metadata });
  const promotionCode = session.discounts?.[0]?.promotion_code;
  if (promotionCode) {
    const discount = newDiscount(now, {
      subscription: subscription.id,
      customer,
      promotionCode: idOf(promotionCode),
    });
    await objects.put('discount', discount.id, discount, customer);
    subscription.discounts = [discount.id];
  }
  return subscription;
};

/** The subscription begins, incomplete until its first invoice is paid. Answers the finished session; an ended one is left as it is. */
export const completeCheckout = async (
  objects: Objects,
  now: number,
  sessionId: string,
): Promise<Stripe.Checkout.Session | undefined> => {
  const session = await objects.get<Stripe.Checkout.Session>(sessionId);
  if (!session || session.status !== 'open') return session;
  const subscription = await subscriptionOf(objects, now, session);
  const invoice = await bill(objects, now, subscription, {
    lines: [periodLine(itemOf(subscription))],
    reason: 'subscription_create',
  });
  subscription.latest_invoice = invoice.id;
  const isPaid = await collect(objects, now, invoice);
  if (!isPaid) subscription.status = 'incomplete';
  await saveSubscription(objects, subscription);
  Object.assign(session, {
    status: 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
    subscription: subscription.id,
    invoice: invoice.id,
    amount_total: invoice.total,
    url: null,
  });
  await objects.put('checkout_session', session.id, session, idOf(subscription.customer));
  await emit(objects, now, 'customer.subscription.created', subscription);
  await emit(objects, now, 'checkout.session.completed', session);
  return session;
};
