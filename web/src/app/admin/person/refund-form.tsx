import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paymentDays } from '@whetstone/contract/plans';
import { type FormEvent, useState } from 'react';
import { adminKey } from '../../../lib/api/admin.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { refundPayment } from '../../../lib/api/payments.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Sign } from '../../../ui/sign.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ActFrame } from './act-frame.tsx';

export interface RefundFormProps {
  /** Who is refunded; without it the form asks for an address. */
  person?: { email: string };
}

/** Gives a new subscriber the money back, after one more press. */
export function RefundForm({ person }: RefundFormProps) {
  const cache = useQueryClient();
  const [email, setEmail] = useState(person?.email ?? '');
  const [reason, setReason] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const address = email.trim().toLowerCase();
  const refund = useMutation({
    mutationFn: refundPayment,
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKey }),
    onSettled: () => setIsAsking(false),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(address === '');
    setIsAsking(address !== '');
  };
  return (
    <ActFrame
      title="Refund a new subscription"
      intro={`Within ${paymentDays.refund} days of the first payment. The plan ends now.`}
      isFolded={!person}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        {!person && (
          <TextField
            label="Subscriber’s email"
            type="email"
            autoComplete="off"
            value={email}
            error={isEmpty && address === '' ? 'Please enter an email address' : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        <TextField
          label="Reason (for the log)"
          autoComplete="off"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" className="self-start text-bad!" busy={refund.isPending}>
          Refund
        </Button>
      </form>
      {refund.data && (
        <MessageBox look="done">
          <Sign mark="✅" /> {refund.data.message}
        </MessageBox>
      )}
      {refund.error && (
        <MessageBox look="bad">
          <Sign mark="❌" /> Error: {describeError(refund.error)}
        </MessageBox>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setIsAsking(false)}
          title="Refund this person?"
          action="Refund and end plan"
          isBusy={refund.isPending}
          onConfirm={() =>
            refund.mutate({ email: address, ...(reason.trim() ? { reason: reason.trim() } : {}) })
          }
        >
          <p className="wrap-anywhere">
            Everything {address} paid is refunded to the original payment method, and the plan ends now. This
            cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </ActFrame>
  );
}
