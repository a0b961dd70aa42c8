import { schema, type Transaction } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';

/** Deletes an account with everything that hangs on it, and its address from the audit entries. False where there is none. */
export const deleteUser = async (tx: Transaction, id: string): Promise<boolean> => {
  const { auditLogEntries, flowState, users } = schema;
  const deleted = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
  await tx.delete(flowState).where(eq(flowState.userId, id));
  await tx
    .update(auditLogEntries)
    .set({ payload: sql`(payload::jsonb - 'actor_username')::json`, ipAddress: '' })
    .where(sql`payload ->> 'actor_id' = ${id}`);
  return deleted.length > 0;
};
