import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../lib/api/payments.ts';
import { standingOf } from './standing-of.ts';
import { SubscriptionNotice } from './subscription-notice.tsx';

/** At the top of a page: a payment that is missing, with the way to the portal. Nothing while all is paid. */
export function PaymentDueNotice() {
  const { data } = useQuery(subscriptionQuery);
  const subscription = data?.subscription;
  if (!subscription || !standingOf(subscription).isBad) return null;
  return (
    <div className="max-w-[58rem]">
      <SubscriptionNotice subscription={subscription} />
    </div>
  );
}
