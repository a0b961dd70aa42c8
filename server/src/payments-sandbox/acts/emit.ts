import type Stripe from 'stripe';
import { newId } from '../objects/new-id.ts';
import type { Objects } from '../object-store.ts';

/** An event on its way: kept until the webhook has taken it. */
export interface Delivery {
  readonly id: string;
  readonly event: object;
}

const apiVersion = '2026-10-28.endive';

/** Writes down that something happened to `object`; the event leaves once the transaction stands. */
export const emit = async (
  objects: Objects,
  now: number,
  type: Stripe.Event['type'],
  object: object,
): Promise<void> => {
  const id = newId('evt');
  const event = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: now,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
  await objects.put('event', id, event);
  const delivery: Delivery = { id: `delivery_${id}`, event };
  await objects.put('delivery', delivery.id, delivery);
};
