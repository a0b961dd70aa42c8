import type { PromptFacets } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** What the caller stores, as the database counts it. */
export const getStorage = async (tx: Transaction): Promise<PromptFacets['storage']> => {
  const [held] = await rowsOf<{ prompts: number; bytes: number }>(
    tx,
    sql`select prompts, bytes::float8 as bytes from public.my_storage()`,
  );
  return { prompts: held?.prompts ?? 0, bytes: held?.bytes ?? 0 };
};
