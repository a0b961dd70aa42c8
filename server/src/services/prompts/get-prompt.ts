import type { Prompt } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { ownPrompts, promptNotFound } from './own-prompt.ts';
import { promptOf } from './prompt-of.ts';

/** One prompt of the caller. Throws `not_found`. */
export const getPrompt = async (tx: Transaction, claims: PersonClaims, id: string): Promise<Prompt> => {
  const [row] = await tx
    .select()
    .from(schema.prompts)
    .where(ownPrompts(claims, [id]));
  if (!row) throw promptNotFound();
  return promptOf(row);
};
