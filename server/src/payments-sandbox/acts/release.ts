import type Stripe from 'stripe';
import type { Objects } from '../object-store.ts';
import { emit } from './emit.ts';
import { saveSubscription } from './save.ts';

/** Lets a schedule go: its subscription stays as it is. */
export const release = async (
  objects: Objects,
  now: number,
  schedule: Stripe.SubscriptionSchedule,
): Promise<void> => {
  const subscription = await objects.get<Stripe.Subscription>(schedule.subscription as string);
  if (subscription) {
    subscription.schedule = null;
    await saveSubscription(objects, subscription);
  }
  Object.assign(schedule, {
    status: 'released',
    released_at: now,
    released_subscription: schedule.subscription,
    subscription: null,
  });
  await objects.put('schedule', schedule.id, schedule);
  await emit(objects, now, 'subscription_schedule.released', schedule);
};
