import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { readSessionNeed, setSessionNeed, watchSessionNeed } from '../../lib/session-need.ts';
import { signOut } from '../../lib/sign-out.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { watchSession } from './watch-session.ts';

// Rarely seen, and they bring the account client along: not part of the first load.
const SignInDialog = lazy(async () => ({
  default: (await import('../sign-in/sign-in-dialog.tsx')).SignInDialog,
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
  const need = useSyncExternalStore(watchSessionNeed, readSessionNeed, () => undefined);
  const cache = useQueryClient();
  useEffect(() => watchSession(user.id), [user.id]);

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
  const goOn = () => {
    setSessionNeed(undefined);
    void cache.invalidateQueries();
  };
  return (
    <>
      {children}
      {need && (
        <Suspense>
          <SignInDialog
            key={need}
            mode={need}
            email={user.email}
            notice={need === 'sign-in' ? endedNotice : undefined}
            onClosed={() => setSessionNeed(undefined)}
            onSignedIn={goOn}
          />
        </Suspense>
      )}
    </>
  );
}

const endedNotice =
  'Your session has ended, here or from another device. Sign in to go on; what you wrote is still on this page.';
