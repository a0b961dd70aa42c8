import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { getPrompt } from './get-prompt.ts';

/** Closes the unlisted link of a prompt of the caller at once. Throws `not_found`. */
export const unsharePrompt = async (tx: Transaction, claims: PersonClaims, id: string): Promise<void> => {
  await getPrompt(tx, claims, id);
  await tx.delete(schema.promptShares).where(eq(schema.promptShares.promptId, id));
};
