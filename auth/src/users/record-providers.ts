import { schema, type Transaction } from '@whetstone/database';
import { asc, eq } from 'drizzle-orm';
import type { UserRow } from './user-json.ts';

/** Writes the account's ways to sign in into `app_metadata`, where tokens carry them. */
export const recordProviders = async (tx: Transaction, user: UserRow, now: Date): Promise<void> => {
  const { identities, users } = schema;
  const own = await tx
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt));
  const providers = [...new Set(own.map((row) => row.provider))];
  await tx
    .update(users)
    .set({
      rawAppMetaData: { ...user.rawAppMetaData, provider: providers[0] ?? 'email', providers },
      updatedAt: now,
    })
    .where(eq(users.id, user.id));
};
