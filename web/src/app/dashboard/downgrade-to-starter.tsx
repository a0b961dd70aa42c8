import { useQuery } from '@tanstack/react-query';
import type { SubscriptionAnswer } from '@whetstone/contract';
import { planOf, type Tier } from '@whetstone/contract/plans';
import { lazy, Suspense, useState } from 'react';
import { subscriptionQuery } from '../../lib/api/payments.ts';
import { dayOf } from '../../shared/payments/payment-words.ts';
import { Button } from '../../ui/button.tsx';

const ChangePlanDialog = lazy(async () => ({
  default: (await import('../../shared/payments/change-plan-dialog.tsx')).ChangePlanDialog,
}));

const isAboveStarter = (tier: Tier | undefined) =>
  tier !== undefined && planOf(tier).priceUsd > planOf('starter').priceUsd;

/** For the two larger plans: down to Starter, a paid plan at the end of its period, a given one at once. */
export function DowngradeToStarter({ tier }: { tier: Tier }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...subscriptionQuery, enabled: isAboveStarter(tier) });
  const pending = data?.subscription?.pending_change;
  if (pending?.tier === 'starter')
    return (
      <p className="text-13 text-mute">
        Changes to {planOf('starter').name} on {dayOf(pending.effective_at)}.
      </p>
    );
  return (
    <>
      {isAboveStarter(tier) && data && canGoDown(data) && (
        <Button
          look="link"
          size="text"
          className="self-start font-normal! text-mute! underline pointer-coarse:min-h-11"
          onClick={() => setIsOpen(true)}
        >
          Downgrade to Starter
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ChangePlanDialog plan="starter" onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A subscription that goes on and is paid, or a grant where there is none. */
const canGoDown = ({ subscription, grant }: SubscriptionAnswer) =>
  subscription
    ? isAboveStarter(subscription.tier) &&
      subscription.status === 'active' &&
      !subscription.cancel_at_period_end
    : isAboveStarter(grant?.tier);
