import { schema, type Transaction } from '@whetstone/database';
import { and, eq, ne } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { voidTokens } from '../codes/one-time-token.ts';
import type { UserRow } from './user-json.ts';

export interface PreparedPassword {
  readonly hash: string;
  /** The hash that it is to replace. */
  readonly replaces: string | null;
}

/** Hashes the password, so that no transaction waits for it. Throws 422 `same_password`. */
export const preparePassword = async (
  auth: AuthContext,
  user: UserRow,
  password: string,
): Promise<PreparedPassword> => {
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
    throw new AuthError(409, 'conflict', 'The password has just been changed elsewhere');
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
