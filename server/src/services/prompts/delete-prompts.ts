import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { lockPrompts } from './lock-prompts.ts';
import { ownPrompts, promptNotFound } from './own-prompt.ts';

/** Puts prompts of the caller into the bin; answers the ids that were there to put. */
export const deletePrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  ids: readonly string[],
): Promise<string[]> => {
  const { locked, isLocked } = lockPrompts(tx, ownPrompts(claims, ids));
  const deleted = await tx
    .with(locked)
    .update(schema.prompts)
    .set({ deletedAt: sql`now()` })
    .where(isLocked)
    .returning({ id: schema.prompts.id });
  return deleted.map((row) => row.id);
};

/** Puts one prompt of the caller into the bin and answers its id. Throws `not_found`. */
export const deletePrompt = async (tx: Transaction, claims: PersonClaims, id: string): Promise<string> => {
  const [deleted] = await deletePrompts(tx, claims, [id]);
  if (deleted === undefined) throw promptNotFound();
  return deleted;
};
