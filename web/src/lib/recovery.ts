import { newPasswordPutOffKey, sessionKey } from '../config/storage-keys.ts';
import { usableSession } from './session.ts';
import { claimsOf } from './token-claims.ts';

/** Whether a recovery mail opened the session that this browser holds, and its password is still to be chosen. */
export function awaitsNewPassword(kept: string | null): boolean {
  const session = usableSession(kept, Number.NEGATIVE_INFINITY);
  if (!session) return false;
  const { amr, session_id: id } = claimsOf(session.access_token);
  const isRecovery = Array.isArray(amr) && amr.some(({ method }) => method === 'recovery');
  return isRecovery && localStorage.getItem(newPasswordPutOffKey) !== id;
}

/** Chosen, or closed on purpose: this session is not asked for a new password again. */
export function putOffNewPassword(): void {
  const session = usableSession(localStorage.getItem(sessionKey), Number.NEGATIVE_INFINITY);
  const id = session && claimsOf(session.access_token).session_id;
  if (typeof id === 'string') localStorage.setItem(newPasswordPutOffKey, id);
}
