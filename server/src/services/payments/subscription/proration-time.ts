import { ServiceError } from '../../../http/service-error.ts';
import type { CurrentSubscription } from './fresh-subscription.ts';

/** How long a shown price holds. */
const previewMs = 15 * 60_000;

const within = ({ currentPeriodStart, currentPeriodEnd }: CurrentSubscription, at: Date): Date =>
  new Date(
    Math.floor(
      Math.min(Math.max(at.getTime(), currentPeriodStart.getTime()), currentPeriodEnd.getTime() - 1000) /
        1000,
    ) * 1000,
  );

/**
 * The moment from which a change is reckoned: that of the preview while it holds, else now; always within the period. A
 * preview that is too old, or from the future, is refused with `conflict`: its price is not today's.
 */
export const prorationTime = (
  subscription: CurrentSubscription,
  now: Date,
  asked: string | undefined,
): Date => {
  const present = within(subscription, now);
  if (asked === undefined) return present;
  const at = within(subscription, new Date(asked));
  const age = present.getTime() - at.getTime();
  if (age < 0 || age > previewMs)
    throw new ServiceError('conflict', 'The price shown is no longer valid. Check the new one.');
  return at;
};
