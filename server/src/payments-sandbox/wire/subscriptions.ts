import type Stripe from 'stripe';
import { z } from 'zod';
import { bill, collect, customerOf } from '../acts/bill.ts';
import { cancelAtEnd } from '../acts/cancel-at-end.ts';
import { prorationLines } from '../acts/change-plan.ts';
import { emit } from '../acts/emit.ts';
import { end } from '../acts/end.ts';
import { setPrice } from '../acts/renew.ts';
import { saveSubscription } from '../acts/save.ts';
import { listOf } from '../objects/list-of.ts';
import { priceOf } from '../objects/price.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Objects } from '../object-store.ts';
import { declined, invalidRequest, missing } from '../provider-error.ts';
import { endpoint, flag, limit, metadata, seconds } from './endpoint.ts';

const subscriptionOf = async (objects: Objects, id: string): Promise<Stripe.Subscription> => {
  const subscription = await objects.get<Stripe.Subscription>(id);
  if (!subscription) throw missing('subscription', id);
  return subscription;
};

const refuseEnded = ({ status }: Stripe.Subscription) => {
  if (status === 'canceled' || status === 'incomplete_expired')
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
};

const changePrice = async (
  objects: Objects,
  now: number,
  subscription: Stripe.Subscription,
  priceId: string,
  prorationAt: number,
): Promise<void> => {
  if (!priceOf(priceId)) throw invalidRequest(`No such price: '${priceId}'`, { code: 'resource_missing' });
  const { current_period_start: start, current_period_end: periodEnd } = itemOf(subscription);
  if (prorationAt < start || prorationAt > periodEnd)
    throw invalidRequest('The proration date must be within the current period.', {
      param: 'proration_date',
    });
  const lines = prorationLines(subscription, priceId, prorationAt);
  if (lines.length === 0) return;
  const invoice = await bill(objects, now, subscription, { lines, reason: 'subscription_update' });
  const customer = await customerOf(objects, subscription);
  if (invoice.amount_due > 0 && customer.metadata['sandbox_card'] === 'declined') throw declined();
  setPrice(itemOf(subscription), priceId);
  await collect(objects, now, invoice);
  subscription.latest_invoice = invoice.id;
};

export const subscriptionEndpoints = [
  endpoint(
    'get',
    '/v1/subscriptions',
    {
      customer: z.string().optional(),
      status: z.enum(['all', 'active']).optional(),
      limit,
      starting_after: z.string().optional(),
    },
    async ({ objects, params }) => {
      const all = (await objects.list<Stripe.Subscription>('subscription', params.customer)).toReversed();
      const wanted = params.status === 'all' ? all : all.filter((one) => one.status !== 'canceled');
      const from = params.starting_after
        ? wanted.findIndex((one) => one.id === params.starting_after) + 1
        : 0;
      const size = params.limit ?? 10;
      return listOf('/v1/subscriptions', wanted.slice(from, from + size), wanted.length > from + size);
    },
  ),
  endpoint('get', '/v1/subscriptions/:id', {}, ({ objects, id }) => subscriptionOf(objects, id)),
  endpoint(
    'post',
    '/v1/subscriptions/:id',
    {
      items: z
        .array(z.strictObject({ id: z.string(), price: z.string() }))
        .length(1)
        .optional(),
      proration_behavior: z.literal('always_invoice').optional(),
      proration_date: seconds.optional(),
      payment_behavior: z.literal('error_if_incomplete').optional(),
      cancel_at_period_end: flag.optional(),
      cancel_at: z.literal('').optional(),
      metadata,
    },
    async ({ objects, now, id, params }) => {
      const subscription = await subscriptionOf(objects, id);
      refuseEnded(subscription);
      if (subscription.schedule && (params.items || params.cancel_at_period_end !== undefined))
        throw invalidRequest(
          'The subscription is managed by a subscription schedule, and updating it directly is not allowed.',
        );
      const [item] = params.items ?? [];
      if (item && item.id !== itemOf(subscription).id) throw missing('subscription item', item.id);
      if (item) await changePrice(objects, now, subscription, item.price, params.proration_date ?? now);
      if (params.cancel_at_period_end !== undefined)
        cancelAtEnd(subscription, now, params.cancel_at_period_end);
      if (params.cancel_at !== undefined) cancelAtEnd(subscription, now, false);
      await saveSubscription(objects, subscription);
      await emit(objects, now, 'customer.subscription.updated', subscription);
      return subscription;
    },
  ),
  endpoint('delete', '/v1/subscriptions/:id', {}, async ({ objects, now, id }) => {
    const subscription = await subscriptionOf(objects, id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    return end(objects, now, subscription);
  }),
];
