import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/**
 * Counts that the caller copied or kept public prompts; the database weighs whether it counts, for which it is told the
 * network. Answers how many were counted. Prompts are held in the order of their ids.
 */
export const countUse = async (
  tx: Transaction,
  ids: readonly string[],
  kind: 'copies' | 'keeps',
  network: string | undefined,
): Promise<number> => {
  await rowsOf(tx, sql`select set_config('request.network', ${network ?? ''}, true)`);
  let counted = 0;
  for (const id of ids.toSorted()) {
    const [row] = await rowsOf<{ is_counted: boolean }>(
      tx,
      sql`select public.count_use(${id}::uuid, ${kind}) as is_counted`,
    );
    if (row?.is_counted) counted += 1;
  }
  return counted;
};
