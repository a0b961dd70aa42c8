import type { PastImports } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

const mostShown = 20;

interface Row {
  readonly id: string;
  readonly source: string;
  readonly created_at: Date | string;
  readonly prompts: number;
}

/** The newest imports of the caller of which there are still prompts outside the bin. */
export const listImports = async (tx: Transaction, claims: PersonClaims): Promise<PastImports> => {
  const rows = await rowsOf<Row>(
    tx,
    sql`select i.id, i.source, i.created_at, count(*)::int as prompts
        from public.imports i join public.prompts p on p.import_id = i.id and p.deleted_at is null
        where i.user_id = ${claims.sub} group by i.id order by i.created_at desc limit ${mostShown}`,
  );
  return { items: rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })) };
};
