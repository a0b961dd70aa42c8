import type Stripe from 'stripe';
import { z } from 'zod';
import { end } from '../acts/end.ts';
import { emit } from '../acts/emit.ts';
import { newCustomer } from '../objects/customer.ts';
import { missing } from '../provider-error.ts';
import { endpoint, metadata } from './endpoint.ts';

export const customerEndpoints = [
  endpoint(
    'post',
    '/v1/customers',
    { email: z.string().optional(), name: z.string().optional(), metadata },
    async ({ objects, now, params }) => {
      const customer = newCustomer(now, params);
      await objects.put('customer', customer.id, customer, customer.id);
      return customer;
    },
  ),
  endpoint('get', '/v1/customers/:id', {}, async ({ objects, id }) => {
    const customer = await objects.get(id);
    if (!customer) throw missing('customer', id);
    return customer;
  }),
  endpoint('delete', '/v1/customers/:id', {}, async ({ objects, now, id }) => {
    const customer = await objects.get<Stripe.Customer>(id);
    if (!customer) throw missing('customer', id);
    for (const subscription of await objects.list<Stripe.Subscription>('subscription', id))
      if (subscription.status !== 'canceled') await end(objects, now, subscription);
    const deleted = { id, object: 'customer', deleted: true };
    await objects.put('customer', id, deleted, id);
    await emit(objects, now, 'customer.deleted', { ...customer, ...deleted });
    return deleted;
  }),
];
