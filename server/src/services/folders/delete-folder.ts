import { rowsOf, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { folderNotFound } from './folder-refusal.ts';

/** Deletes a folder of the caller with the folders in it; their prompts move to where the folder was. Throws `not_found`. */
export const deleteFolder = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
  id: string,
): Promise<void> => {
  await rowsOf(
    tx,
    sql`with recursive inside as (
          select id, parent_id from public.folders where id = ${id} and user_id = ${claims.sub}
          union all
          select f.id, f.parent_id from public.folders f join inside on f.parent_id = inside.id
        ), locked as (
          select id from public.prompts where user_id = ${claims.sub} and folder_id in (select id from inside)
          order by id for no key update
        )
        update public.prompts set folder_id = (select parent_id from public.folders where id = ${id})
        where id in (select id from locked)`,
  );
  const deleted = await rowsOf(
    tx,
    sql`delete from public.folders where id = ${id} and user_id = ${claims.sub} returning id`,
  );
  if (deleted.length === 0) throw folderNotFound();
};
