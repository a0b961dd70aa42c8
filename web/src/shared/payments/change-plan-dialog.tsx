import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaidTier, PlanChangePreview } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { ApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { changePlan, changePreviewQuery, keepSubscription } from '../../lib/api/payments.ts';
import { openPortal } from '../../lib/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { Sign } from '../../ui/sign.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { awaitTier } from './await-tier.ts';
import { ChangePreview } from './change-preview.tsx';
import { PaymentProblemBox } from './payment-problem-box.tsx';
import { dayOf, dollars } from './payment-words.ts';
import { ProcessingButton } from './processing-button.tsx';

export interface ChangePlanDialogProps {
  plan: PaidTier;
  onClose: () => void;
}

/** How long an upgrade that is paid may take to show, in looks at the account. */
const tries = 20;

/** Shows what a change of plan costs and from when it holds, and makes it on a second press. */
export function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const cache = useQueryClient();
  const preview = useQuery(changePreviewQuery(plan));
  const change = useMutation({
    mutationFn: async ({ kind, proration_at: prorationAt }: PlanChangePreview) => {
      const answer = await changePlan({ plan, proration_at: prorationAt });
      if (kind === 'upgrade') await awaitTier(cache, plan, tries);
      return answer;
    },
    onSuccess: async (answer, shown) => {
      await keepSubscription(cache, answer);
      showToast({ text: successOf(shown) });
      onClose();
    },
    // A price that was shown long ago no longer counts: the next press is made on a fresh one.
    onError: () => void preview.refetch(),
  });
  const portal = useMutation({ mutationFn: openPortal });
  const { name } = planOf(plan);
  const isDowngrade = preview.data?.kind === 'downgrade';
  return (
    <Dialog open onClose={onClose} title={`Change to ${name}`}>
      {preview.isPending && <Spinner label="Getting the price" />}
      {preview.error && <MessageBox look="bad">{describeError(preview.error)}</MessageBox>}
      {preview.data && <ChangePreview preview={preview.data} />}
      {change.error &&
        (isDowngrade ? (
          <MessageBox look="bad">
            <Sign mark="❌" /> Failed to downgrade subscription. Please try again.{' '}
            {describeError(change.error)}
          </MessageBox>
        ) : (
          <PaymentProblemBox error={change.error} />
        ))}
      {portal.error && <PaymentProblemBox error={portal.error} />}
      <div className="dialog-foot">
        {preview.error instanceof ApiError && preview.error.code === 'payment_due' && (
          <Button look="primary" busy={portal.isPending} onClick={() => portal.mutate()}>
            Update payment method
          </Button>
        )}
        <Button onClick={onClose}>{preview.error ? 'Close' : 'Keep current plan'}</Button>
        {preview.data && (
          <ProcessingButton
            look="primary"
            busy={change.isPending}
            onClick={() => change.mutate(preview.data)}
          >
            {isDowngrade
              ? `Downgrade to ${name}`
              : preview.data.due_now_cents > 0
                ? `Pay ${dollars(preview.data.due_now_cents)} and upgrade`
                : `Change to ${name}`}
          </ProcessingButton>
        )}
      </div>
    </Dialog>
  );
}

function successOf({ kind, from, to, effective_at: at, next_price_cents: next }: PlanChangePreview): string {
  if (kind === 'upgrade') return `Successfully upgraded to ${planOf(to).name}.`;
  const rest = next === 0 ? '' : ` ${planOf(from).name} runs until ${dayOf(at)}.`;
  return `✅ Successfully downgraded to ${planOf(to).name} plan.${rest}`;
}
