import { schema, type Transaction } from '@whetstone/database';
import { and, eq, gt } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { prepareLink, type LinkRequest, type PreparedLink } from '../mail/prepare-link.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { confirmUser } from './confirm-user.ts';
import { createEmailUser } from './create-email-user.ts';
import { findUserByEmail, lockUserByEmail } from './find-user.ts';

const { oneTimeTokens, users } = schema;

export interface SignUp extends LinkRequest {
  readonly email: string;
  readonly password: string;
  readonly data: Record<string, unknown>;
}

export type SignUpOutcome =
  | { readonly kind: 'signed in'; readonly opened: OpenedSession }
  | { readonly kind: 'to confirm'; readonly userId: string; readonly link: PreparedLink }
  | { readonly kind: 'has account' };

const signUpAnew = (auth: AuthContext, input: SignUp, passwordHash: string): Promise<SignUpOutcome | null> =>
  auth.database.asService(async (tx) => {
    const now = auth.clock();
    const { email, data, caller } = input;
    const user = await createEmailUser(tx, { email, passwordHash, userMetadata: data }, now);
    if (!user) return null;
    if (auth.settings.autoConfirm) {
      const confirmed = await confirmUser(tx, user, { keepPassword: true, now });
      await writeAudit(tx, { action: 'user_signedup', actor: user, at: now, ip: caller.ip });
      return {
        kind: 'signed in',
        opened: await openSession(auth, tx, confirmed, { method: 'password', caller }),
      };
    }
    return {
      kind: 'to confirm',
      userId: user.id,
      link: await prepareLink(auth, tx, user, 'signup', input),
    };
  });

const hasLiveConfirmation = async (auth: AuthContext, tx: Transaction, userId: string): Promise<boolean> => {
  const oldest = new Date(auth.clock().getTime() - auth.settings.otpExpirySeconds * 1000);
  const rows = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.tokenType, 'confirmation_token'),
        gt(oneTimeTokens.createdAt, oldest),
      ),
    );
  return rows.length > 0;
};

const signUpAgain = async (
  auth: AuthContext,
  input: SignUp,
  passwordHash: string,
): Promise<SignUpOutcome> => {
  const before = await auth.database.asService((tx) => findUserByEmail(tx, input.email));
  const isSamePassword = await auth.passwords.verify(before?.encryptedPassword ?? null, input.password);
  return auth.database.asService(async (tx) => {
    const user = await lockUserByEmail(tx, input.email);
    if (!user) throw new AuthError(409, 'conflict', 'Please try again');
    if (user.emailConfirmedAt) {
      await writeAudit(tx, {
        action: 'user_repeated_signup',
        actor: user,
        at: auth.clock(),
        ip: input.caller.ip,
      });
      return { kind: 'has account' };
    }
    // Two people may claim one unproven address: whoever opens the mailbox must not receive the other's password.
    const isContested = await hasLiveConfirmation(auth, tx, user.id);
    const isKept = isSamePassword && user.encryptedPassword === before?.encryptedPassword;
    await tx
      .update(users)
      .set({ encryptedPassword: isKept || !isContested ? passwordHash : null, rawUserMetaData: input.data })
      .where(eq(users.id, user.id));
    return {
      kind: 'to confirm',
      userId: user.id,
      link: await prepareLink(auth, tx, user, 'signup', input),
    };
  });
};

/** Adds an account, or asks again for the proof of an unproven one. Hashes before any transaction. */
export const signUp = async (auth: AuthContext, input: SignUp): Promise<SignUpOutcome> => {
  const passwordHash = await auth.passwords.hash(input.password);
  return (await signUpAnew(auth, input, passwordHash)) ?? signUpAgain(auth, input, passwordHash);
};
