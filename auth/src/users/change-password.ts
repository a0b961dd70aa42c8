import { schema, type Transaction } from '@whetstone/database';
import { and, eq, ne } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { consumeCode, voidTokens } from '../codes/one-time-token.ts';
import type { SessionRow } from '../sessions/require-session.ts';
import type { UserRow } from './user-json.ts';

const dayMs = 24 * 3600_000;

const proveAgain = async (
  auth: AuthContext,
  user: UserRow,
  session: SessionRow,
  nonce: string | null,
): Promise<void> => {
  const now = auth.clock();
  if (!auth.settings.securePasswordChange || now.getTime() - (session.createdAt?.getTime() ?? 0) <= dayMs)
    return;
  if (!nonce)
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  const found = await auth.database.asService((tx) =>
    consumeCode(tx, user.email ?? '', nonce, {
      types: ['reauthentication_token'],
      userId: user.id,
      lifetimeSeconds: auth.settings.otpExpirySeconds,
      now,
    }),
  );
  if (!found) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
};

export interface PreparedPassword {
  readonly hash: string;
  /** The hash that it is to replace. */
  readonly replaces: string | null;
}

/**
 * Checks that the person may set this password, and hashes it; no transaction waits for the hash. A session older than
 * a day needs the mailed code. Throws 400 `reauthentication_needed`, 422 `reauthentication_not_valid`, 422 `same_password`.
 */
export const preparePassword = async (
  auth: AuthContext,
  input: { user: UserRow; session: SessionRow; password: string; nonce: string | null },
): Promise<PreparedPassword> => {
  const { user, password } = input;
  await proveAgain(auth, user, input.session, input.nonce);
  if (user.encryptedPassword && (await auth.passwords.verify(user.encryptedPassword, password)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  return { hash: await auth.passwords.hash(password), replaces: user.encryptedPassword };
};

/** Stores the password, ends the other sessions, and voids recovery links. Throws 409 `conflict`. */
export const changePassword = async (
  auth: AuthContext,
  tx: Transaction,
  user: UserRow,
  { prepared, keepSession }: { prepared: PreparedPassword; keepSession: string | null },
): Promise<void> => {
  if (user.encryptedPassword !== prepared.replaces)
    throw new AuthError(409, 'conflict', 'The password was changed meanwhile');
  const { sessions, users } = schema;
  await tx
    .update(users)
    .set({ encryptedPassword: prepared.hash, updatedAt: auth.clock() })
    .where(eq(users.id, user.id));
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), keepSession ? ne(sessions.id, keepSession) : undefined));
  await voidTokens(tx, user.id, ['recovery_token', 'reauthentication_token']);
};
