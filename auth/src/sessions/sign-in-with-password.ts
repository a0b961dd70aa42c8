import { schema } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../http/caller.ts';
import { giveBack, take } from '../limits/take.ts';
import { findUser, findUserByEmail } from '../users/find-user.ts';
import { openSession, type OpenedSession } from './open-session.ts';

const invalid = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

/**
 * Signs in by address and password; `guesser` is who counts for the account's limit. An unknown address costs the time of a known one; only failures count against the
 * limits. A hash of an older kind is replaced. Throws 400 `invalid_credentials`, 400 `email_not_confirmed`, 403
 * `user_banned`, 429.
 */
export const signInWithPassword = async (
  auth: AuthContext,
  { email, password, guesser, caller }: { email: string; password: string; guesser: string; caller: Caller },
): Promise<OpenedSession> => {
  const limits = [
    ['signInPerAddress', caller.subject],
    ['signInPerAccount', guesser],
  ] as const;
  await take(auth, limits);
  const known = await auth.database.asService((tx) => findUserByEmail(tx, email));
  const stored = known?.encryptedPassword ?? null;
  const isRight = await auth.passwords.verify(stored, password);
  if (!known || !stored || !isRight) {
    auth.securityLog.note({ kind: 'wrong_password', userId: known?.id, network: caller.subject });
    throw invalid();
  }
  await giveBack(auth, limits);
  if (!known.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

  const renewed = auth.passwords.isOutdated(stored) ? await auth.passwords.hash(password) : null;
  return auth.database.asService(async (tx) => {
    const { users } = schema;
    if (renewed)
      await tx
        .update(users)
        .set({ encryptedPassword: renewed })
        .where(and(eq(users.id, known.id), eq(users.encryptedPassword, stored)));
    const user = await findUser(tx, known.id);
    // The password may have been changed while this one was being checked.
    if (!user || user.encryptedPassword !== (renewed ?? stored)) throw invalid();
    await writeAudit(tx, {
      action: 'login',
      actor: user,
      at: auth.clock(),
      ip: caller.ip,
      traits: { provider: 'email' },
    });
    return openSession(auth, tx, user, { method: 'password', caller });
  });
};
