import type { TransferView } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { keepView, listViews } from '../prompts/saved-views.ts';
import { folderFinder, type FolderAt } from './folder-paths.ts';

/** Finds or adds folders, and notes those that were added as parts of the import. */
export const addFolders = async (
  tx: Transaction,
  claims: PersonClaims,
  importId: string,
  paths: readonly (readonly string[])[],
): Promise<FolderAt> => {
  const finder = await folderFinder(tx, claims);
  for (const path of paths) await finder.add(path);
  const made = JSON.stringify(finder.made());
  await rowsOf(
    tx,
    sql`insert into public.import_parts (import_id, folder_id, name)
        select ${importId}::uuid, id, name from jsonb_to_recordset(${made}::text::jsonb) as t (id uuid, name text)`,
  );
  return finder.at;
};

/** Adds views whose names are free; a view that the person has under such a name stays as it is. */
export const addViews = async (
  tx: Transaction,
  claims: PersonClaims,
  importId: string,
  views: readonly TransferView[],
  folderAt: FolderAt,
): Promise<void> => {
  const taken = new Set((await listViews(tx, claims)).map(({ name }) => name.toLowerCase()));
  for (const { name, filters } of views) {
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    const { folder, ...rest } = filters;
    const place = Array.isArray(folder) ? (folderAt(folder) ?? undefined) : folder;
    const view = await keepView(tx, claims, { name, filters: { ...rest, ...(place && { folder: place }) } });
    await rowsOf(
      tx,
      sql`insert into public.import_parts (import_id, view_id, name, filters) select ${importId}::uuid, id, name, filters from public.saved_views where id = ${view.id}`,
    );
  }
};
