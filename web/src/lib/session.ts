import type { Session } from '@supabase/auth-js';
import { sessionKey } from '../config/storage-keys.ts';

export type KeptSession = Pick<Session, 'access_token' | 'expires_at'> & {
  user: Pick<Session['user'], 'id' | 'email' | 'factors'>;
};

/** Closer to its end than this, a session is left to the account client, which refreshes it. */
const marginSeconds = 90;

/** The session that a browser holds, if it can be used as it is: whole, and not about to end. */
export function usableSession(kept: string | null, nowSeconds: number): KeptSession | undefined {
  if (kept === null) return undefined;
  try {
    const session = JSON.parse(kept) as Partial<KeptSession> | null;
    const isWhole = typeof session?.access_token === 'string' && typeof session.user?.id === 'string';
    const isFresh = (session?.expires_at ?? 0) > nowSeconds + marginSeconds;
    return isWhole && isFresh ? (session as KeptSession) : undefined;
  } catch {
    return undefined;
  }
}

let taking: Promise<KeptSession | null> | undefined;

/**
 * Who is signed in; null when nobody is. A usable session is read at once; the account client, a large module,
 * is loaded only to refresh one or to take one out of the address.
 */
export async function readSession(): Promise<KeptSession | null> {
  // The account client empties the address before it keeps the session; whoever asks in between waits.
  if (taking) return taking;
  if (/[#&](access_token|error|error_code)=/.test(location.hash)) {
    taking = takeFromAddress().finally(() => {
      taking = undefined;
    });
    return taking;
  }
  const kept = localStorage.getItem(sessionKey);
  if (kept === null) return null;
  return usableSession(kept, Date.now() / 1000) ?? (await askAccountClient());
}

async function askAccountClient(): Promise<KeptSession | null> {
  const { authClient } = await import('./auth-client.ts');
  const { data } = await authClient().getSession();
  return data.session;
}

/** Codes of a failed link that leave the session there is: they are about identities, not about who is signed in. */
const keepsSession = new Set([
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
]);

/** Takes the session that stands behind the #; what is said there instead of one stays for whoever shows it. */
async function takeFromAddress(): Promise<KeptSession | null> {
  const values = new URLSearchParams(location.hash.slice(1));
  const session = await askAccountClient();
  const isError = values.has('error') || values.has('error_code');
  if (!isError && !values.has('message'))
    history.replaceState(history.state, '', location.pathname + location.search);
  if (!session || !isError || keepsSession.has(values.get('error_code') ?? '')) return session;
  const { authClient } = await import('./auth-client.ts');
  await authClient().signOut({ scope: 'local' });
  return null;
}
