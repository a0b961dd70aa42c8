import { askProvider } from '../ask-provider.ts';
import type { CurrentSubscription } from './fresh-subscription.ts';
import type { Payments } from '../payments.ts';

/** Drops a downgrade that is waiting; the provider lets nothing else change while it waits. */
export const releaseSchedule = async (
  payments: Payments,
  { scheduleId }: CurrentSubscription,
): Promise<void> => {
  if (scheduleId) await askProvider(payments, (stripe) => stripe.subscriptionSchedules.release(scheduleId));
};
