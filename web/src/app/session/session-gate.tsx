import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { sessionKey } from '../../config/storage-keys.ts';
import { awaitsNewPassword } from '../../lib/recovery.ts';
import { takeSaid } from '../../lib/said-next.ts';
import { readSessionNeed, setSessionNeed, watchSessionNeed } from '../../lib/session-need.ts';
import { signOut } from '../../lib/sign-out.ts';
import { isAskedAboutUnsent, watchUnsentQuestion } from '../../lib/unsent-question.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useLeftDrafts } from './use-left-drafts.ts';
import { watchSession } from './watch-session.ts';

// Rarely seen, and they bring the account client along: not part of the first load.
const SignInDialog = lazy(async () => ({
  default: (await import('../../shared/sign-in/sign-in-dialog.tsx')).SignInDialog,
}));
const UnsentDialog = lazy(async () => ({
  default: (await import('./unsent-dialog.tsx')).UnsentDialog,
}));
const SecondFactorPage = lazy(async () => ({
  default: (await import('./second-factor-page.tsx')).SecondFactorPage,
}));

export interface SessionGateProps {
  user: { id: string; email: string };
  /** The account has a second factor that this session has not shown yet. */
  isHalfWay: boolean;
  children: ReactNode;
}

/** Lets nobody see a screen halfway through signing in, and asks on the spot when the session ends while one works. */
export function SessionGate({ user, isHalfWay, children }: SessionGateProps) {
  const [isRaised, setIsRaised] = useState(!isHalfWay);
  const [isRecovering, setIsRecovering] = useState(() => awaitsNewPassword(localStorage.getItem(sessionKey)));
  const need = useSyncExternalStore(watchSessionNeed, readSessionNeed, () => undefined);
  const cache = useQueryClient();
  useEffect(() => watchSession(user.id), [user.id]);
  useEffect(sayWhatIsDone, []);
  const isAskedToLeave = useSyncExternalStore(watchUnsentQuestion, isAskedAboutUnsent, () => false);
  useLeftDrafts(user.id);

  if (!isRaised) {
    const onDone = () => {
      setSessionNeed(undefined);
      setIsRaised(true);
    };
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <SecondFactorPage email={user.email} onDone={onDone} onLeave={() => void signOut()} />
      </Suspense>
    );
  }
  const needed = need ?? (isRecovering ? 'new-password' : undefined);
  const onClosed = () => {
    setIsRecovering(false);
    setSessionNeed(undefined);
  };
  const goOn = () => {
    setIsRecovering(false);
    setSessionNeed(undefined);
    void cache.invalidateQueries();
    sayWhatIsDone();
  };
  return (
    <>
      {children}
      {isAskedToLeave && (
        <Suspense>
          <UnsentDialog />
        </Suspense>
      )}
      {needed && (
        <Suspense>
          <SignInDialog
            key={needed}
            mode={needed}
            email={user.email}
            notice={need === 'sign-in' ? endedNotice : undefined}
            onClosed={onClosed}
            onSignedIn={goOn}
          />
        </Suspense>
      )}
    </>
  );
}

function sayWhatIsDone(): void {
  const said = takeSaid();
  if (said) showToast({ text: said });
}

const endedNotice =
  'You have been signed out, here or from another device. Sign in to continue; your text is still on this page.';
