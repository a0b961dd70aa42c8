import { sessionKey } from '../../config/storage-keys.ts';
import { needsSecondFactor } from '../../lib/needs-second-factor.ts';
import { setSessionNeed } from '../../lib/session-need.ts';
import { goHome, hasJustLeft } from '../../lib/sign-out.ts';

/** How long a look at the session's row serves, in milliseconds. */
const lookLastsMs = 20_000;

/**
 * Keeps this tab in step with the session. Somebody signed out on purpose, here or in another tab: home. The session
 * ended by itself or on another device: the person is asked to sign in on the spot. Another person signed in: a fresh
 * page. The account client, which this brings in, refreshes the session from here on. Returns how to stop.
 */
export function watchSession(userId: string): () => void {
  const stopping = new AbortController();
  void listen(userId, stopping.signal);
  return () => stopping.abort();
}

async function listen(userId: string, signal: AbortSignal): Promise<void> {
  const { authClient } = await import('../../lib/auth-client.ts');
  if (signal.aborted) return;
  const { data } = authClient().onAuthStateChange((event, session) => {
    // It can also have ended while the client was on its way.
    const hasEnded = event === 'INITIAL_SESSION' && localStorage.getItem(sessionKey) === null;
    if (event === 'SIGNED_OUT' || hasEnded) {
      if (hasJustLeft()) goHome();
      else setSessionNeed('sign-in');
    } else if (session && session.user.id !== userId) location.reload();
    else if (session && !needsSecondFactor(session)) setSessionNeed(undefined);
  });
  signal.addEventListener('abort', () => data.subscription.unsubscribe());
  lookWhenSeen(signal, async () => {
    // A session that was ended on another device is found here: the client then drops it and says SIGNED_OUT.
    await authClient().getUser();
  });
}

/** Looks when the tab comes into view again, though not every time someone switches tabs in haste. */
function lookWhenSeen(signal: AbortSignal, look: () => Promise<void>): void {
  let lookedAt = Date.now();
  const onSeen = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookLastsMs) return;
    lookedAt = Date.now();
    void look();
  };
  document.addEventListener('visibilitychange', onSeen, { signal });
}
