import { schema, sqlState, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import { createIdentity, emailIdentityData } from './create-user.ts';
import type { UserRow } from './user-json.ts';

const { identities, users } = schema;

/** What a user's row says where no change of address waits. */
export const noEmailChange = { emailChange: '', emailChangeSentAt: null, emailChangeConfirmStatus: 0 };

/** Has the way to sign in by mail follow the address of the user's row. */
export const moveIdentity = async (tx: Transaction, user: UserRow, now: Date): Promise<void> => {
  const data = emailIdentityData(user.id, user.email ?? '', user.emailConfirmedAt !== null);
  const [own] = await tx
    .update(identities)
    .set({ identityData: data, updatedAt: now })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email')))
    .returning();
  if (!own) await createIdentity(tx, { userId: user.id, provider: 'email', providerId: user.id, data }, now);
};

/**
 * Counts one mailbox's agreement. Answers null after the first of two; after the second, or where the account had no
 * address to ask, the user with the new address. Throws 422 `email_exists` when somebody took the address meanwhile.
 */
export const confirmEmailChange = async (
  tx: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow | null> => {
  const email = user.emailChange;
  if (!email) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  if (user.email && user.emailChangeConfirmStatus === 0) {
    await tx.update(users).set({ emailChangeConfirmStatus: 1, updatedAt: now }).where(eq(users.id, user.id));
    return null;
  }
  const [changed = user] = await tx
    .update(users)
    .set({
      email,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      ...noEmailChange,
      isAnonymous: false,
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
    .returning()
    .catch((error: unknown) => {
      if (sqlState(error) === '23505')
        throw new AuthError(
          422,
          'email_exists',
          'A user with this email address has already been registered',
          { cause: error },
        );
      throw error;
    });
  await moveIdentity(tx, changed, now);
  return changed;
};
