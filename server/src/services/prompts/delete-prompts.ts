import { schema, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ownPrompts } from './own-prompt.ts';

/** Puts prompts of the caller into the bin; answers the ids that were there to put. */
export const deletePrompts = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
  ids: readonly string[],
): Promise<string[]> => {
  const deleted = await tx
    .update(schema.prompts)
    .set({ deletedAt: sql`now()` })
    .where(ownPrompts(claims, ids))
    .returning({ id: schema.prompts.id });
  return deleted.map((row) => row.id);
};
