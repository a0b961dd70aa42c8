import type { KeptCollection } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { createFolder } from '../folders/create-folder.ts';
import { lockFolders } from '../folders/lock-folders.ts';
import { countUse } from '../library/count-use.ts';
import { getCollection } from './get-collection.ts';

const folderNamed = async (tx: Transaction, claims: PersonClaims, name: string): Promise<string> => {
  await lockFolders(tx, claims);
  const [present] = await rowsOf<{ id: string }>(
    tx,
    sql`select id from public.folders where user_id = ${claims.sub} and parent_id is null and lower(name) = lower(${name})`,
  );
  return present?.id ?? (await createFolder(tx, claims, { name, parent_id: null })).id;
};

/**
 * Keeps what a collection holds as copies of the caller's own, private, in a folder of the collection's name, each with its
 * origin. One's own prompts, and those that are in that folder already, are skipped. Throws `not_found`, `conflict` for one
 * folder too many, `storage_full`.
 */
export const keepCollection = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  network: string | undefined,
): Promise<KeptCollection> => {
  const { name, prompts } = await getCollection(tx, claims, id);
  const others = prompts.filter((prompt) => !prompt.is_own).map((prompt) => prompt.id);
  if (others.length === 0) return { kept: [], skipped: prompts.length, folder_id: null };
  const folder = await folderNamed(tx, claims, name);
  const kept = await rowsOf<{ id: string; origin_id: string }>(
    tx,
    sql`insert into public.prompts (title, description, prompt_text, category, tags, use_case, folder_id, origin_id, origin_title)
        select p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case, ${folder}::uuid, p.id, p.title
        from unnest(${`{${others.join(',')}}`}::uuid[]) with ordinality w (id, place)
        join public.prompts p on p.id = w.id and p.is_public and p.deleted_at is null
        where not exists (select 1 from public.prompts k
          where k.user_id = ${claims.sub} and k.origin_id = p.id and k.folder_id = ${folder}::uuid and k.deleted_at is null)
        order by w.place
        returning id, origin_id`,
  );
  await countUse(
    tx,
    kept.map((row) => row.origin_id),
    'keeps',
    network,
  );
  return { kept: kept.map((row) => row.id), skipped: prompts.length - kept.length, folder_id: folder };
};
