import type { Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** Gives the caller a free profile where accounts live elsewhere and no trigger made one. */
export const openProfile = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select public.open_profile()`);
};
