import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { readSession } from '../../lib/session.ts';

/** A session of the account, as the account service lists it. */
export interface AccountSession {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string;
  ip: string;
  aal: string;
  is_current: boolean;
}

/** Calls of our account service that its standard client does not know. Throws what that client throws. */
async function request(method: string, path: string, body?: object): Promise<Response> {
  const session = await readSession();
  const answer = await fetch(`/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session?.access_token ?? ''}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  }).catch(() => {
    throw new AuthRetryableFetchError('No answer', 0);
  });
  if (answer.ok) return answer;
  const { msg, error_code } = (await answer.json().catch(() => ({}))) as {
    msg?: string;
    error_code?: string;
  };
  throw new AuthApiError(msg ?? `HTTP ${answer.status}`, answer.status, error_code);
}

/** The account's sessions, the newest first. */
export async function listSessions(): Promise<AccountSession[]> {
  const answer = await request('GET', '/user/sessions');
  return ((await answer.json()) as { sessions: AccountSession[] }).sessions;
}

export const endSession = (id: string) => request('DELETE', `/user/sessions/${id}`);

/** Says that the codes of this set are written down; refused where a newer set has taken its place. */
export const keepRecoveryCodes = (id: string) => request('POST', '/factors/recovery-codes/kept', { id });

/** Deletes the account for good; proven by the password, or by a code from the mailbox. */
export const deleteAccount = (proof: { password: string } | { nonce: string }) =>
  request('DELETE', '/user', proof);
