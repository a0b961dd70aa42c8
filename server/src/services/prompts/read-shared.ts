import { sharedPrompt, type SharedPrompt } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { promptNotFound } from './own-prompt.ts';

/** As the database makes them; anything else was never one, and may not even be text that it takes. */
const token = /^[\da-f]{64}$/;

/** The prompt behind an unlisted link. Throws `not_found` for a link that never was or is closed. */
export const readShared = async (tx: Transaction, given: string): Promise<SharedPrompt> => {
  if (!token.test(given)) throw promptNotFound();
  const [row] = await rowsOf<Record<string, unknown> & { updated_at: Date | string }>(
    tx,
    sql`select * from public.shared_prompt(${given})`,
  );
  if (!row) throw promptNotFound();
  return sharedPrompt.parse({ ...row, updated_at: new Date(row.updated_at).toISOString() });
};
