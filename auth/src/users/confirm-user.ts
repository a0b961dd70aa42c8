import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from './user-json.ts';
import { emailIdentityData } from './create-user.ts';

/**
 * Marks the address as proven. The password stays only where the proof is the sign-up's own link: otherwise a stranger
 * could sign up with somebody's address and a password, and wait for the owner's magic link.
 */
export const confirmUser = async (
  tx: Transaction,
  user: UserRow,
  { keepPassword, now }: { keepPassword: boolean; now: Date },
): Promise<UserRow> => {
  if (user.emailConfirmedAt) return user;
  const { users, identities } = schema;
  const [row = user] = await tx
    .update(users)
    .set({ emailConfirmedAt: now, updatedAt: now, ...(keepPassword ? {} : { encryptedPassword: null }) })
    .where(eq(users.id, user.id))
    .returning();
  await tx
    .update(identities)
    .set({ identityData: emailIdentityData(user.id, user.email ?? '', true), updatedAt: now })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email')));
  return row;
};
