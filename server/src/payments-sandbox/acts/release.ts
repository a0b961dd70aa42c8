import type Stripe from 'stripe';
import type { Objects } from '../object-store.ts';
import { emit } from './emit.ts';
import { saveSubscription } from './save.ts';
import { idOf } from '../../services/payments/id-of.ts';

/** Lets a schedule go: its subscription stays as it is. */
export const release = async (
  objects: Objects,
  now: number,
  schedule: Stripe.SubscriptionSchedule,
): Promise<void> => {
  const subscription =
    schedule.subscription && (await objects.get<Stripe.Subscription>(idOf(schedule.subscription)));
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
