import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { lockFolders } from '../folders/lock-folders.ts';

/** Nothing is in it or hangs on it, and it has the name that the import gave it. */
const isUntouched = sql`f.name = m.name
  and not exists (select 1 from public.prompts p where p.folder_id = f.id and p.deleted_at is null)
  and not exists (select 1 from public.folders inside where inside.parent_id = f.id)
  and not exists (select 1 from public.card_folders c where c.folder_id = f.id)
  and not exists (select 1 from public.saved_views v where v.user_id = f.user_id and v.filters ->> 'folder' = f.id::text)`;

/**
 * Removes the views and folders that an import made, as far as the person has not made them their own: renamed, changed,
 * filled or used elsewhere, they stay.
 */
export const removeMade = async (tx: Transaction, claims: PersonClaims, importId: string): Promise<void> => {
  await lockFolders(tx, claims);
  const mine = sql`m.import_id = ${importId} and m.user_id = ${claims.sub}`;
  await tx.execute(
    sql`delete from public.saved_views v using public.import_parts m where ${mine} and v.id = m.view_id and v.name = m.name and v.filters = m.filters`,
  );
  // The innermost ones first; what holds one of them may be empty then.
  for (;;) {
    const gone = await rowsOf(
      tx,
      sql`delete from public.folders f using public.import_parts m where ${mine} and f.id = m.folder_id and ${isUntouched} returning f.id`,
    );
    if (gone.length === 0) return;
  }
};
