import { useMutation } from '@tanstack/react-query';
import type { SubscriptionAnswer } from '@whetstone/contract';
import { openPortal } from '../../../lib/checkout.ts';
import { PaymentProblemBox } from '../../../shared/payments/payment-problem-box.tsx';
import { dayOf } from '../../../shared/payments/payment-words.ts';
import { Button } from '../../../ui/button.tsx';
import { RareAct } from '../account-section.tsx';

export interface PlanActionsProps {
  answer: SubscriptionAnswer;
  onCancel: () => void;
  onWithdraw: () => void;
}

/** Card and address in the provider's portal, cancelling, withdrawing. */
export function PlanActions({
  answer: { subscription, has_portal: hasPortal },
  onCancel,
  onWithdraw,
}: PlanActionsProps) {
  const portal = useMutation({ mutationFn: openPortal });
  const canCancel = subscription?.has_access && !subscription.cancel_at_period_end;
  return (
    <>
      {portal.error && <PaymentProblemBox error={portal.error} />}
      {hasPortal && (
        <div className="matter-line">
          <p className="text-13 text-mute">Your card and billing address.</p>
          <Button size="small" busy={portal.isPending} onClick={() => portal.mutate()}>
            Manage billing
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-x-6 empty:hidden">
        {canCancel && <RareAct onClick={onCancel}>Cancel plan</RareAct>}
        {subscription?.withdrawal.possible && (
          <RareAct onClick={onWithdraw}>Withdraw from contract here</RareAct>
        )}
      </div>
      {subscription?.withdrawal.possible && (
        <p className="text-13 text-mute">
          You can withdraw from this contract until {dayOf(subscription.withdrawal.until)} and get
          {subscription.withdrawal.pays_back === 'all'
            ? ' a full refund. You can do this only once.'
            : ' a refund, less a share for the prompts you used, because you have already had one full refund.'}
        </p>
      )}
    </>
  );
}
