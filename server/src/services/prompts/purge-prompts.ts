import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { binnedPrompts } from './binned-prompts.ts';
import { lockPrompts } from './lock-prompts.ts';

/** Deletes prompts of the caller's bin for good, all of it without `ids`; answers the ids that are gone. */
export const purgePrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  ids?: readonly string[],
): Promise<string[]> => {
  const { locked, isLocked } = lockPrompts(tx, binnedPrompts(claims, ids), 'update');
  const purged = await tx
    .with(locked)
    .delete(schema.prompts)
    .where(isLocked)
    .returning({ id: schema.prompts.id });
  return purged.map((row) => row.id);
};
