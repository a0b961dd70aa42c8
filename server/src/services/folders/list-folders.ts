import type { Folder } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql, type SQL } from 'drizzle-orm';

type Row = Omit<Folder, 'created_at'> & { readonly created_at: Date | string };

/** The caller's folders by name, with the number of prompts directly in each. */
export const listFolders = async (
  tx: Transaction,
  claims: PersonClaims,
  where: SQL = sql`true`,
): Promise<Folder[]> => {
  const rows = await rowsOf<Row>(
    tx,
    sql`select f.id, f.parent_id, f.name, f.created_at,
          (select count(*)::int from public.prompts p where p.folder_id = f.id and p.deleted_at is null) as prompts
        from public.folders f where f.user_id = ${claims.sub} and ${where} order by lower(f.name), f.id`,
  );
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
};
