import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** Grows with whatever leaves the public library or is changed in it; what was drawn before may then not be shown again. */
export const readWithdrawals = async (tx: Transaction): Promise<string> => {
  const [row] = await rowsOf<{ count: string }>(tx, sql`select private.library_withdrawals()::text as count`);
  if (!row) throw new Error('library_withdrawals answered nothing');
  return row.count;
};
