import type { Subscription } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { lazy, Suspense } from 'react';
import type { AccountSearch } from '../account-search.ts';

const ChangePlanDialog = lazy(async () => ({
  default: (await import('../../../shared/payments/change-plan-dialog.tsx')).ChangePlanDialog,
}));
const CancelDialog = lazy(async () => ({
  default: (await import('./cancel-dialog.tsx')).CancelDialog,
}));
const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));

export interface SubscriptionDialogsProps {
  subscription: Subscription | null;
  fullName: string;
  email: string;
  search: AccountSearch;
  onClose: () => void;
}

/** The dialog that the address names: changing, cancelling, withdrawing. */
export const SubscriptionDialogs = ({
  subscription,
  fullName,
  email,
  search: { change, dialog },
  onClose,
}: SubscriptionDialogsProps) => (
  <Suspense>
    {change && <ChangePlanDialog key={change} plan={change} onClose={onClose} />}
    {dialog === 'cancel' && subscription && <CancelDialog subscription={subscription} onClose={onClose} />}
    {dialog === 'withdraw' && (
      <WithdrawDialog
        fullName={fullName}
        email={email}
        planName={subscription ? planOf(subscription.tier).name : undefined}
        onClose={onClose}
      />
    )}
  </Suspense>
);
