import type { Factor, User } from '@supabase/auth-js';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { AccountMatter } from '../account-section.tsx';
import { Skeleton } from '../skeleton.tsx';
import { FormBehindButton } from './form-behind-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

// Rarely seen: not part of the screen's first load.
const EnrolTotp = lazy(async () => ({ default: (await import('./enrol-totp.tsx')).EnrolTotp }));

const dayOf = (date: string) => dayInWords(date, { month: 'long', year: 'numeric' });

export function TwoFactor({ user }: { user: User }) {
  const cache = useQueryClient();
  const [isEnrolling, setIsEnrolling] = useState(false);
  const factors = user.factors?.filter((factor) => factor.status === 'verified') ?? [];
  const refresh = () => cache.invalidateQueries({ queryKey: ['auth'] });
  return (
    <AccountMatter title="Two-factor authentication">
      {factors.map((factor) => (
        <FactorRow key={factor.id} factor={factor} onRemoved={refresh} />
      ))}
      {factors.length > 0 && <RecoveryCodes />}
      <FormBehindButton
        text={
          factors.length > 0
            ? 'You also need a code from your app to sign in.'
            : 'Off. A code from an authenticator app keeps others out even if they know your password.'
        }
        label={factors.length > 0 ? 'Add another app' : 'Set up'}
        isOpen={isEnrolling}
        onOpen={() => setIsEnrolling(true)}
      >
        <Suspense fallback={<Skeleton lines={5} />}>
          <EnrolTotp
            names={user.factors?.map((factor) => factor.friendly_name ?? '') ?? []}
            onEnd={() => {
              setIsEnrolling(false);
              void refresh();
            }}
          />
        </Suspense>
      </FormBehindButton>
    </AccountMatter>
  );
}

function FactorRow({ factor, onRemoved }: { factor: Factor; onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const name = factor.friendly_name || 'Authenticator app';
  const remove = async () => {
    setIsBusy(true);
    const { error } = await authClient().mfa.unenroll({ factorId: factor.id });
    setIsBusy(false);
    setIsAsking(false);
    setProblem(error?.message ?? '');
    if (!error) onRemoved();
  };
  return (
    <>
      <div className="matter-line">
        <p>
          <b>{name}</b> On since {dayOf(factor.created_at)}
        </p>
        <Button size="small" onClick={() => setIsAsking(true)} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Remove ${name}?`}
        action="Remove"
        isBusy={isBusy}
        onConfirm={() => void remove()}
      >
        <p>
          Its codes will stop working. If it’s your only app, two-factor authentication will be turned off and
          your recovery codes deleted.
        </p>
      </ConfirmDialog>
    </>
  );
}
