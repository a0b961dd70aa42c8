import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { describeError } from '../../../lib/api/describe-error.ts';
import { cancelSubscription, keepSubscription } from '../../../lib/api/payments.ts';
import { dayOf } from '../../../shared/payments/payment-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

export interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Ends the subscription with the period that is paid: the second of two clicks. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const cache = useQueryClient();
  const cancel = useMutation({
    mutationFn: cancelSubscription,
    onSuccess: async (answer) => {
      await keepSubscription(cache, answer);
      onClose();
    },
  });
  const { name } = planOf(subscription.tier);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Cancel ${name}`}
      action="Cancel plan"
      dismiss="Keep plan"
      isBusy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
    >
      <p>
        {name} stays active until {dayOf(subscription.current_period_end)} because you have paid for it. After
        that, your account moves to the free plan, with {planOf('free').monthlyPrompts} prompts a month.
        Everything you saved stays.
      </p>
      {cancel.error && <MessageBox look="bad">{describeError(cancel.error)}</MessageBox>}
    </ConfirmDialog>
  );
}
