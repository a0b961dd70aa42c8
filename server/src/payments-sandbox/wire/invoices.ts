import type Stripe from 'stripe';
import { z } from 'zod';
import { bill } from '../acts/bill.ts';
import { prorationLines } from '../acts/change-plan.ts';
import { emit } from '../acts/emit.ts';
import { saveCharge } from '../acts/save.ts';
import { newRefund } from '../objects/charge.ts';
import { listOf } from '../objects/list-of.ts';
import { invalidRequest, missing } from '../provider-error.ts';
import { endpoint, limit, metadata, seconds } from './endpoint.ts';
import { idOf } from '../../services/payments/id-of.ts';

const change = z.strictObject({
  items: z.array(z.strictObject({ id: z.string(), price: z.string() })).length(1),
  proration_behavior: z.literal('always_invoice'),
  proration_date: seconds,
});

export const invoiceEndpoints = [
  endpoint('get', '/v1/invoices', { customer: z.string(), limit }, async ({ objects, params }) => {
    const invoices = (await objects.list<Stripe.Invoice>('invoice', params.customer)).toReversed();
    const size = params.limit ?? 10;
    return listOf('/v1/invoices', invoices.slice(0, size), invoices.length > size);
  }),
  endpoint(
    'post',
    '/v1/invoices/create_preview',
    { customer: z.string(), subscription: z.string(), subscription_details: change },
    async ({ objects, now, params: { subscription: id, subscription_details: details } }) => {
      const subscription = await objects.get<Stripe.Subscription>(id);
      const price = details.items[0]?.price;
      if (!subscription || !price) throw missing('subscription', id);
      const lines = prorationLines(subscription, price, details.proration_date);
      return bill(objects, now, subscription, { lines, reason: 'subscription_update' });
    },
  ),
  endpoint('get', '/v1/charges', { customer: z.string(), limit }, async ({ objects, params }) =>
    listOf('/v1/charges', (await objects.list<Stripe.Charge>('charge', params.customer)).toReversed()),
  ),
  endpoint('get', '/v1/charges/:id', {}, async ({ objects, id }) => {
    const charge = await objects.get(id);
    if (!charge) throw missing('charge', id);
    return charge;
  }),
  endpoint('get', '/v1/disputes/:id', {}, async ({ objects, id }) => {
    const dispute = await objects.get(id);
    if (!dispute) throw missing('dispute', id);
    return dispute;
  }),
  endpoint(
    'post',
    '/v1/refunds',
    {
      payment_intent: z.string(),
      amount: z.coerce.number().int().min(1).optional(),
      reason: z.enum(['requested_by_customer', 'duplicate', 'fraudulent']).optional(),
      metadata,
    },
    async ({ objects, now, params }) => {
      const charges = await objects.list<Stripe.Charge>('charge');
      const charge = charges.find((one) => one.payment_intent === params.payment_intent);
      if (!charge) throw missing('payment_intent', params.payment_intent);
      const left = charge.amount - charge.amount_refunded;
      const amount = params.amount ?? left;
      if (left === 0)
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      if (charge.disputed) throw invalidRequest('The charge is disputed.', { code: 'charge_disputed' });
      if (amount > left) throw invalidRequest('Refund amount is greater than the unrefunded amount.');
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      const refund = newRefund(now, charge, { ...params, amount });
      await saveCharge(objects, charge);
      await objects.put('refund', refund.id, refund, charge.customer && idOf(charge.customer));
      await emit(objects, now, 'charge.refunded', charge);
      return refund;
    },
  ),
];
