import type { Transaction } from '@whetstone/database';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../http/caller.ts';
import { confirmEmailChange } from '../users/confirm-email-change.ts';
import { confirmPhone } from '../users/confirm-phone.ts';
import { confirmUser } from '../users/confirm-user.ts';
import { isBanned, lockUser } from '../users/find-user.ts';
import type { UserRow } from '../users/user-json.ts';
import type { ConsumedToken, OneTimeTokenType } from './one-time-token.ts';

/** What `type` may say, and the tokens that each can mean. */
export const tokenTypesOf = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  sms: ['confirmation_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
} as const satisfies Record<string, readonly OneTimeTokenType[]>;

export type Verification = keyof typeof tokenTypesOf;

/** GoTrue's refusal of a link or code: unknown, used and expired look the same. */
export const expiredToken = (what: 'link' | 'token') =>
  new AuthError(
    403,
    'otp_expired',
    what === 'link' ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
  );

/** The person whom a used-up token has proven, or null where a second mailbox has yet to agree. */
export const applyToken = async (
  auth: AuthContext,
  tx: Transaction,
  token: ConsumedToken,
  caller: Caller,
): Promise<UserRow | null> => {
  const now = auth.clock();
  const user = await lockUser(tx, token.userId);
  if (!user) throw expiredToken('token');
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  const record = (action: 'user_signedup' | 'login' | 'user_modified') =>
    writeAudit(tx, { action, actor: user, at: now, ip: caller.ip });

  if (token.type === 'email_change_token_current' || token.type === 'email_change_token_new') {
    const changed = await confirmEmailChange(tx, user, now);
    if (changed) await record('user_modified');
    return changed;
  }
  if (user.phone && user.phone === token.relatesTo) {
    await record(user.phoneConfirmedAt ? 'login' : 'user_signedup');
    return confirmPhone(tx, user, now);
  }
  if (user.email !== token.relatesTo) throw expiredToken('token');
  await record(user.emailConfirmedAt ? 'login' : 'user_signedup');
  const isSignUp = token.type === 'confirmation_token';
  return confirmUser(tx, user, { keepPassword: isSignUp, now });
};
