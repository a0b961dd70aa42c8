import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Withdrawal } from '@whetstone/contract';
import { paymentDays } from '@whetstone/contract/plans';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { keepSubscription, withdraw, withdrawalQuery } from '../../../lib/api/payments.ts';
import { dollars } from '../../../shared/payments/payment-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

export interface WithdrawDialogProps {
  fullName: string;
  email: string;
  /** Name of the plan that the contract is about; undefined where there is none. */
  planName: string | undefined;
  onClose: () => void;
}

/** The withdrawal of EU law in two steps: the statement with what it gives back, then its confirmation. */
export function WithdrawDialog({ fullName, email, planName, onClose }: WithdrawDialogProps) {
  const cache = useQueryClient();
  const asked = useQuery(withdrawalQuery);
  const withdrawal = useMutation({ mutationFn: withdraw, onSuccess: () => keepSubscription(cache) });
  const done = withdrawal.data;
  return (
    <Dialog open onClose={onClose} title="Withdraw from contract">
      {asked.isPending && <Spinner label="Looking up your contract" />}
      {asked.error && (
        <>
          <p>{sentenceFor(asked.error)}</p>
          <p className="text-13 text-mute">
            The right of withdrawal lasts {paymentDays.withdrawal} days from the date of purchase.
          </p>
        </>
      )}
      {asked.data && !done && (
        <>
          <p className="border-l-2 border-border pl-4 text-ink">
            I, {fullName || email}, withdraw from the contract for the Whetstone {planName} plan.
          </p>
          <p>
            The plan ends immediately, and {dollars(asked.data.refund_cents)} is refunded to your original
            payment method.
            {asked.data.kept_cents > 0 &&
              ` We keep ${dollars(asked.data.kept_cents)} for the prompts you used (${asked.data.prompts_used}), because you have already had one full refund.`}{' '}
            Your account moves to the free plan. A confirmation with the date and time will be sent to{' '}
            <span className="inline-block">{email}</span>.
          </p>
        </>
      )}
      {done && <Withdrawn withdrawal={done} email={email} />}
      {withdrawal.error && <MessageBox look="bad">{describeError(withdrawal.error)}</MessageBox>}
      <div className="dialog-foot">
        <Button onClick={onClose}>{asked.data && !done ? 'Keep plan' : 'Close'}</Button>
        {asked.data && !done && (
          <Button look="bad" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            Confirm withdrawal
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const sentenceFor = (error: Error) =>
  error instanceof ApiError && error.code === 'not_subscribed'
    ? 'There is no contract to withdraw from: this account has no paid plan.'
    : describeError(error);

const Withdrawn = ({ withdrawal, email }: { withdrawal: Withdrawal; email: string }) => (
  <MessageBox look="done">
    You withdrew from the contract
    {withdrawal.withdrawn_at &&
      ` on ${new Date(withdrawal.withdrawn_at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}`}
    . {dollars(withdrawal.refund_cents)} will be refunded. The confirmation is on its way to {email}.
  </MessageBox>
);
