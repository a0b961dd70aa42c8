import { randomBytes } from 'node:crypto';
import { schema, type Database } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../http/dependencies.ts';
import { refuseWithoutProfile } from './save-draft.ts';

type Parts = Pick<Dependencies, 'database' | 'box'>;
const { draftKeys } = schema;

/** A key moved to another account does not open. */
const placeOf = (userId: string) => `draft key ${userId}`;

const storedKey = async (database: Database, userId: string) =>
  (await database.asService((tx) => tx.select().from(draftKeys).where(eq(draftKeys.userId, userId))))[0];

/**
 * The key of an account, 32 bytes in base64, made on first use. Browsers seal with it what they keep of drafts; it is
 * the account's and not the session's, so that what was sealed before a session ended opens in the next one.
 */
export const openDraftKey = async ({ database, box }: Parts, userId: string): Promise<string> => {
  const stored = await storedKey(database, userId);
  if (stored) return box.open(stored.sealed, placeOf(userId));
  const sealed = box.seal(randomBytes(32).toString('base64'), placeOf(userId));
  await database
    .asService((tx) => tx.insert(draftKeys).values({ userId, sealed }).onConflictDoNothing())
    .catch(refuseWithoutProfile);
  const kept = await storedKey(database, userId);
  if (!kept) throw new Error('The key of the drafts is missing');
  return box.open(kept.sealed, placeOf(userId));
};

/** Seals with the first encryption key what lies under an older one. Throws UnknownEncryptionKey. */
export const resealDraftKeys = ({ database, box }: Parts): Promise<void> =>
  database.asService(async (tx) => {
    const rows = await tx.select().from(draftKeys).orderBy(draftKeys.userId).for('update');
    for (const { userId, sealed } of rows) {
      if (box.isCurrent(sealed)) continue;
      const anew = box.seal(box.open(sealed, placeOf(userId)), placeOf(userId));
      await tx.update(draftKeys).set({ sealed: anew }).where(eq(draftKeys.userId, userId));
    }
  });
