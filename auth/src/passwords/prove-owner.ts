import { schema, type SecurityEvent } from '@whetstone/database';
import { and, eq, gte } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { consumeCode } from '../codes/one-time-token.ts';
import type { Caller } from '../http/caller.ts';
import { giveBack, take } from '../limits/take.ts';
import type { LimitName } from '../config.ts';
import type { SessionRow } from '../sessions/require-session.ts';
import type { UserRow } from '../users/user-json.ts';
import { lifetimes } from '../limits/lifetimes.ts';

/** What a signed-in person shows beside the session: the present password, or a code of /reauthenticate. */
export interface Proof {
  readonly password?: string | null;
  readonly nonce?: string | null;
}

/** Counts a guess, and takes the count back where it was right. Throws 429. */
const guess = async (
  auth: AuthContext,
  limits: readonly (readonly [LimitName, string])[],
  missed: SecurityEvent,
  check: () => Promise<boolean>,
): Promise<boolean> => {
  await take(auth, limits);
  const isRight = await check();
  if (isRight) await giveBack(auth, limits);
  else auth.securityLog.note(missed);
  return isRight;
};

// Guesses in a session have a count of their own, so that strangers at the sign-in do not shut the owner out here.
const inSession = (user: UserRow): string => `in a session of ${user.id}`;

/** Whether this is the account's password; a wrong one counts as a wrong password at the sign-in does. Throws 429. */
export const isPresentPassword = (
  auth: AuthContext,
  user: UserRow,
  password: string,
  caller: Caller,
): Promise<boolean> =>
  guess(
    auth,
    [
      ['signInPerAddress', caller.subject],
      ['signInPerAccount', inSession(user)],
    ],
    { kind: 'wrong_password', userId: user.id, network: caller.subject },
    () => auth.passwords.verify(user.encryptedPassword, password),
  );

/** Whether this is the code that /reauthenticate mailed, which it uses up. Throws 429. */
export const isMailedCode = (
  auth: AuthContext,
  user: UserRow,
  nonce: string,
  caller: Caller,
): Promise<boolean> =>
  guess(
    auth,
    [
      ['verifyPerAddress', caller.subject],
      ['verifyPerAccount', inSession(user)],
    ],
    { kind: 'wrong_code', userId: user.id, network: caller.subject },
    async () => {
      const found = await auth.database.asService((tx) =>
        consumeCode(tx, user.email ?? '', nonce.replaceAll(/[\s-]/g, ''), {
          types: ['reauthentication_token'],
          userId: user.id,
          lifetimeSeconds: auth.settings.otpExpirySeconds,
          now: auth.clock(),
        }),
      );
      return found !== undefined;
    },
  );

/** Whether a recovery opened this session a moment ago; the change of password that it is for ends it. */
const isRecovery = (auth: AuthContext, session: SessionRow): Promise<boolean> =>
  auth.database.asService(async (tx) => {
    const { mfaAmrClaims } = schema;
    const claims = await tx
      .select()
      .from(mfaAmrClaims)
      .where(
        and(
          eq(mfaAmrClaims.sessionId, session.id),
          eq(mfaAmrClaims.authenticationMethod, 'recovery'),
          gte(mfaAmrClaims.createdAt, new Date(auth.clock().getTime() - lifetimes.recoveryProof * 1000)),
        ),
      );
    return claims.length > 0;
  });

/**
 * Lets a person go on to a new password: by the present one, a mailed code, or the mail that opened a recovery.
 * Throws 400 `current_password_required`, `current_password_invalid`, `reauthentication_needed`, 422
 * `reauthentication_not_valid`, 429.
 */
export const proveOwner = async (
  auth: AuthContext,
  { user, session }: { user: UserRow; session: SessionRow },
  proof: Proof,
  caller: Caller,
): Promise<void> => {
  if (!auth.settings.securePasswordChange) return;
  if (proof.password) {
    if (await isPresentPassword(auth, user, proof.password, caller)) return;
    throw new AuthError(400, 'current_password_invalid', 'The current password is incorrect.');
  }
  if (proof.nonce) {
    if (await isMailedCode(auth, user, proof.nonce, caller)) return;
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  if (await isRecovery(auth, session)) return;
  throw user.encryptedPassword
    ? new AuthError(400, 'current_password_required', 'Current password required when setting new password.')
    : new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
};
