import type { Session } from '@supabase/auth-js';
import { sessionKey } from '../config/storage-keys.ts';
import { untilAccountsAway } from './account-outage.ts';
import { hasLinkError, readLinkValues } from './link-values.ts';
import { sayNext } from './said-next.ts';

export type KeptSession = Pick<Session, 'access_token' | 'expires_at'> & {
  user: Pick<Session['user'], 'id' | 'email' | 'factors'>;
};

/** Closer to its end than this, a session is left to the account client, which refreshes it. */
const marginSeconds = 90;

/** The session that a browser holds, if it can be used as it is: whole, and not about to end. */
export function usableSession(
  kept: string | null,
  nowSeconds: number,
  margin = marginSeconds,
): KeptSession | undefined {
  if (kept === null) return undefined;
  try {
    const session = JSON.parse(kept) as Partial<KeptSession> | null;
    const isWhole = typeof session?.access_token === 'string' && typeof session.user?.id === 'string';
    const isFresh = (session?.expires_at ?? 0) > nowSeconds + margin;
    return isWhole && isFresh ? (session as KeptSession) : undefined;
  } catch {
    return undefined;
  }
}

/** Whose session the browser holds, whether or not it has ended. */
export function keptUserId(): string | undefined {
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as Partial<KeptSession> | null;
    return session?.user?.id;
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
  if (
    /[#&](access_token|error|error_code)=/.test(location.hash) ||
    /[?&](error|error_code)=/.test(location.search)
  ) {
    taking = takeFromAddress().finally(() => {
      taking = undefined;
    });
    return taking;
  }
  const kept = localStorage.getItem(sessionKey);
  if (kept === null) return null;
  return usableSession(kept, Date.now() / 1000) ?? Promise.race([askAccountClient(), lastsThroughOutage()]);
}

/** The session kept, where accounts cannot be reached and it has not ended yet; waits otherwise. */
async function lastsThroughOutage(): Promise<KeptSession> {
  await untilAccountsAway();
  const kept = usableSession(localStorage.getItem(sessionKey), Date.now() / 1000, 0);
  return kept ?? new Promise(() => undefined);
}

/** The session that this browser holds, ended or not: whose page it is, not a right to anything. */
const heldSession = () => usableSession(localStorage.getItem(sessionKey), Number.NEGATIVE_INFINITY);

/**
 * Whose page to draw. While accounts cannot be reached it is the person whose session is kept, so that the page stays;
 * what the page asks for then waits in `readSession`. A page that `isDrawn` waits for nothing.
 */
export async function readSessionForPage(isDrawn: boolean): Promise<KeptSession | null> {
  const drawn = isDrawn ? heldSession() : undefined;
  if (drawn) return drawn;
  const session = readSession();
  return Promise.race([session, untilAccountsAway().then(() => heldSession() ?? session)]);
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
  const values = readLinkValues(location);
  const session = await askAccountClient();
  const isError = hasLinkError(values);
  // The token proves that the link brought this session: an address alone, which anybody can write, says nothing here.
  const isNew = session !== null && session.access_token === values.get('access_token');
  if (isNew && values.get('type') === 'email_change') sayNext('email-changed');
  if (!isError && !values.has('message'))
    history.replaceState(history.state, '', location.pathname + location.search);
  if (!session || !isError || keepsSession.has(values.get('error_code') ?? '')) return session;
  const { authClient } = await import('./auth-client.ts');
  await authClient().signOut({ scope: 'local' });
  return null;
}
