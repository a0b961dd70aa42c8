import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from './user-json.ts';

/** Marks the number as proven. */
export const confirmPhone = async (tx: Transaction, user: UserRow, now: Date): Promise<UserRow> => {
  if (user.phoneConfirmedAt) return user;
  const { identities, users } = schema;
  await tx
    .update(identities)
    .set({
      identityData: { sub: user.id, phone: user.phone, email_verified: false, phone_verified: true },
      updatedAt: now,
    })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, 'phone')));
  const [row = user] = await tx
    .update(users)
    .set({ phoneConfirmedAt: now, updatedAt: now })
    .where(eq(users.id, user.id))
    .returning();
  return row;
};
