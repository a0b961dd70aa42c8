import { sharedPrompt, type SharedPrompt } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { promptNotFound } from './own-prompt.ts';

/** The prompt behind an unlisted link. Throws `not_found` for a link that never was or is closed. */
export const readShared = async (tx: Transaction, token: string): Promise<SharedPrompt> => {
  const [row] = await rowsOf<Record<string, unknown> & { updated_at: Date | string }>(
    tx,
    sql`select * from public.shared_prompt(${token})`,
  );
  if (!row) throw promptNotFound();
  return sharedPrompt.parse({ ...row, updated_at: new Date(row.updated_at).toISOString() });
};
