import type Stripe from 'stripe';
import { z } from 'zod';
import { emit } from '../acts/emit.ts';
import { release } from '../acts/release.ts';
import { saveSubscription } from '../acts/save.ts';
import { monthAfter } from '../month-after.ts';
import { newSchedule, phaseOf } from '../objects/schedule.ts';
import { priceOf } from '../objects/price.ts';
import { invalidRequest, missing } from '../provider-error.ts';
import { endpoint, seconds } from './endpoint.ts';
import { idOf } from '../../services/payments/id-of.ts';

const phase = z.strictObject({
  items: z.array(z.strictObject({ price: z.string(), quantity: z.coerce.number() })).length(1),
  start_date: seconds.optional(),
  end_date: seconds.optional(),
  duration: z.strictObject({ interval: z.literal('month'), interval_count: z.coerce.number() }).optional(),
  proration_behavior: z.literal('none').optional(),
  discounts: z.array(z.strictObject({ discount: z.string() })).optional(),
});

export const scheduleEndpoints = [
  endpoint(
    'post',
    '/v1/subscription_schedules',
    { from_subscription: z.string() },
    async ({ objects, now, params }) => {
      const subscription = await objects.get<Stripe.Subscription>(params.from_subscription);
      if (!subscription) throw missing('subscription', params.from_subscription);
      if (subscription.schedule)
        throw invalidRequest('You cannot migrate a subscription that is already attached to a schedule.');
      const schedule = newSchedule(now, subscription);
      subscription.schedule = schedule.id;
      await objects.put('schedule', schedule.id, schedule, idOf(subscription.customer));
      await saveSubscription(objects, subscription);
      await emit(objects, now, 'subscription_schedule.created', schedule);
      return schedule;
    },
  ),
  endpoint(
    'post',
    '/v1/subscription_schedules/:id',
    { end_behavior: z.literal('release').optional(), phases: z.array(phase).min(1) },
    async ({ objects, now, id, params }) => {
      const schedule = await objects.get<Stripe.SubscriptionSchedule>(id);
      if (!schedule) throw missing('subscription schedule', id);
      let start = schedule.current_phase?.start_date ?? now;
      schedule.phases = params.phases.map((given) => {
        const [item] = given.items;
        if (!item || !priceOf(item.price)) throw invalidRequest(`No such price: '${item?.price}'`);
        const from = given.start_date ?? start;
        const end = given.end_date ?? monthAfter(from, from);
        if (from < start || end <= from) throw invalidRequest('The phases must follow each other.');
        start = end;
        const discounts = (given.discounts ?? []).map((one) => one.discount);
        return phaseOf(item.price, { start: from, end, discounts });
      });
      await objects.put('schedule', id, schedule);
      await emit(objects, now, 'subscription_schedule.updated', schedule);
      return schedule;
    },
  ),
  endpoint('post', '/v1/subscription_schedules/:id/release', {}, async ({ objects, now, id }) => {
    const schedule = await objects.get<Stripe.SubscriptionSchedule>(id);
    if (!schedule) throw missing('subscription schedule', id);
    if (schedule.status !== 'active')
      throw invalidRequest('You cannot release a subscription schedule that is not active.');
    await release(objects, now, schedule);
    return schedule;
  }),
];
