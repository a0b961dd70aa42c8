import { useQuery } from '@tanstack/react-query';
import { planOf, type Tier } from '@whetstone/contract/plans';
import { lazy, Suspense, useState } from 'react';
import { subscriptionQuery } from '../../lib/api/payments.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../payments/payment-words.ts';

const ChangePlanDialog = lazy(async () => ({
  default: (await import('../payments/change-plan-dialog.tsx')).ChangePlanDialog,
}));

/** For the two larger plans: down to Starter at the end of the period. A plan that was given costs nothing and stays. */
export function DowngradeToStarter({ tier }: { tier: Tier }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLarger = planOf(tier).priceUsd > planOf('starter').priceUsd;
  const { data } = useQuery({ ...subscriptionQuery, enabled: isLarger });
  const subscription = data?.subscription;
  if (!isLarger || !subscription || subscription.tier === 'starter') return null;
  const pending = subscription.pending_change;
  if (pending?.tier === 'starter')
    return (
      <p className="text-13 text-mute">
        Changes to {planOf('starter').name} on {dayOf(pending.effective_at)}.
      </p>
    );
  if (subscription.cancel_at_period_end || subscription.status !== 'active') return null;
  return (
    <>
      <Button size="small" className="self-start" onClick={() => setIsOpen(true)}>
        Downgrade to Starter
      </Button>
      {isOpen && (
        <Suspense>
          <ChangePlanDialog plan="starter" onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
