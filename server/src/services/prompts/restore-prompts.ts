import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { binnedPrompts } from './binned-prompts.ts';
import { lockPrompts } from './lock-prompts.ts';

/** Takes prompts of the caller out of the bin, as they were; answers the ids that came back. */
export const restorePrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  ids: readonly string[],
): Promise<string[]> => {
  const { locked, isLocked } = lockPrompts(tx, binnedPrompts(claims, ids));
  const restored = await tx
    .with(locked)
    .update(schema.prompts)
    .set({ deletedAt: null })
    .where(isLocked)
    .returning({ id: schema.prompts.id });
  return restored.map((row) => row.id);
};
