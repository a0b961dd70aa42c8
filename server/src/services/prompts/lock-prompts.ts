import { schema, type Transaction } from '@whetstone/database';
import { asc, inArray, type SQL } from 'drizzle-orm';

const { prompts } = schema;

/**
 * Locks the prompts that a statement is about to change (`no key update`) or delete (`update`), in the order of their ids:
 * whoever locks several, an account that goes included, does it in this order, so that no two wait for each other in a
 * circle. Answers what the statement takes: its `with`, and the condition that a prompt is among them.
 */
export const lockPrompts = (
  tx: Transaction,
  which: SQL | undefined,
  strength: 'no key update' | 'update' = 'no key update',
) => {
  const locked = tx
    .$with('locked')
    .as(tx.select({ id: prompts.id }).from(prompts).where(which).orderBy(asc(prompts.id)).for(strength));
  return { locked, isLocked: inArray(prompts.id, tx.select({ id: locked.id }).from(locked)) };
};
