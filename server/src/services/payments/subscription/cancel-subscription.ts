import type { PersonClaims } from '@whetstone/database';
import { askProvider } from '../ask-provider.ts';
import { freshSubscription, refresh } from './fresh-subscription.ts';
import type { Payments } from '../payments.ts';
import { oneChangeAtATime } from './one-change-at-a-time.ts';
import { releaseSchedule } from './release-schedule.ts';

/** Lets the subscription end with its period; one that has nothing paid left ends at once. Throws `change_in_progress`, `not_subscribed`, `payments_unavailable`. */
export const cancelSubscription = (payments: Payments, { sub }: PersonClaims): Promise<void> =>
  oneChangeAtATime(payments, sub, async () => {
    const subscription = await freshSubscription(payments, sub);
    await releaseSchedule(payments, subscription);
    await askProvider(payments, (stripe) =>
      subscription.status === 'active' || subscription.status === 'trialing'
        ? stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
        : stripe.subscriptions.cancel(subscription.id),
    );
    await refresh(payments, sub);
  });

/** Takes a cancellation or a waiting downgrade back: the subscription goes on as it is. Throws as {@link cancelSubscription}. */
export const resumeSubscription = (payments: Payments, { sub }: PersonClaims): Promise<void> =>
  oneChangeAtATime(payments, sub, async () => {
    const subscription = await freshSubscription(payments, sub);
    await releaseSchedule(payments, subscription);
    if (subscription.cancelAtPeriodEnd)
      await askProvider(payments, async (stripe) => {
        const { id, cancel_at_period_end: isAtPeriodEnd } = await stripe.subscriptions.retrieve(
          subscription.id,
        );
        // The provider's own pages may have set a day instead.
        await stripe.subscriptions.update(
          id,
          isAtPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' },
        );
      });
    await refresh(payments, sub);
  });
