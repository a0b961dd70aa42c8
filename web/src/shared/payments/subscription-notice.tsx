import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { keepSubscription, resumeSubscription } from '../../lib/api/payments.ts';
import { openPortal } from '../../lib/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { PaymentProblemBox } from './payment-problem-box.tsx';
import { standingOf } from './standing-of.ts';

/** What a person must know about the subscription now, and the one thing to do about it. */
export function SubscriptionNotice({ subscription }: { subscription: Subscription }) {
  const cache = useQueryClient();
  const standing = standingOf(subscription);
  const act = useMutation({
    mutationFn: () => (standing.action === 'resume' ? resumeSubscription() : openPortal()),
    onSuccess: (answer) => keepSubscription(cache, answer),
  });
  const label = {
    resume: `Keep ${planOf(subscription.tier).name}`,
    portal: 'Update payment method',
  } as const;
  if (!standing.action) return <p className="text-13 text-mute">{standing.text}</p>;
  return (
    <div className="flex flex-col gap-3">
      <MessageBox look={standing.isBad ? 'bad' : 'done'}>{standing.text}</MessageBox>
      {act.error && <PaymentProblemBox error={act.error} />}
      <Button
        size="small"
        look={standing.isBad ? 'primary' : 'secondary'}
        className="self-start"
        busy={act.isPending}
        onClick={() => act.mutate()}
      >
        {label[standing.action]}
      </Button>
    </div>
  );
}
