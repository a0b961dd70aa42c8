import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { metadataField } from '../http/fields.ts';
import { parseInput } from '../http/read-json.ts';
import type { UserRow } from './user-json.ts';

/** Merges free data about a person; a null removes its key, as in GoTrue. Throws 400 when the whole grows too long. */
export const changeMetadata = async (
  tx: Transaction,
  user: UserRow,
  data: Record<string, unknown>,
  now: Date,
): Promise<void> => {
  const merged = Object.entries({ ...user.rawUserMetaData, ...data }).filter(([, value]) => value !== null);
  const rawUserMetaData = parseInput(metadataField, Object.fromEntries(merged));
  await tx.update(schema.users).set({ rawUserMetaData, updatedAt: now }).where(eq(schema.users.id, user.id));
};
