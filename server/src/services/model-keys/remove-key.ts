import { schema, type Database, type PersonClaims } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { queueMails } from '../payments/mails/queue-mail.ts';
import { placeName } from './save-key.ts';

/** Deletes a person's key; answers whether there was one. */
export const removeKey = (database: Database, { sub: userId }: PersonClaims): Promise<boolean> =>
  database.asService(async (tx) => {
    const { modelKeys } = schema;
    const [gone] = await tx.delete(modelKeys).where(eq(modelKeys.userId, userId)).returning();
    if (!gone) return false;
    const details = { place: placeName(gone.provider, gone.baseUrl), model: gone.model };
    const about = `${userId}:${new Date().toISOString()}`;
    await queueMails(tx, userId, [{ kind: 'own_key_removed', about, details }]);
    return true;
  });
