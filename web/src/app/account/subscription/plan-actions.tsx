import { useMutation } from '@tanstack/react-query';
import type { SubscriptionAnswer } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
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
          <p>Your card and billing address.</p>
          <Button size="small" busy={portal.isPending} onClick={() => portal.mutate()}>
            Manage billing
          </Button>
        </div>
      )}
      {canCancel && (
        <div className="matter-line">
          <p>
            Ends {planOf(subscription.tier).name} on {dayOf(subscription.current_period_end)}. Everything you
            saved stays.
          </p>
          <Button size="small" onClick={onCancel}>
            Cancel plan
          </Button>
        </div>
      )}
      {subscription?.withdrawal.possible && (
        <div className="matter-line">
          <p>
            You can withdraw until {dayOf(subscription.withdrawal.until)} for
            {subscription.withdrawal.pays_back === 'all'
              ? ' a full refund, only once.'
              : ' a refund, less a share for the prompts you used, because you have already had one full refund.'}
          </p>
          <div className="matter-acts">
            <RareAct onClick={onWithdraw}>Withdraw from contract here</RareAct>
          </div>
        </div>
      )}
    </>
  );
}
