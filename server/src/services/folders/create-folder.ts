import { folderLimits, type Folder, type FolderInput } from '@whetstone/contract';
import { rowsOf, sqlState, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { folderNotFound, refuseFolder } from './folder-refusal.ts';
import { listFolders } from './list-folders.ts';

/** Adds a folder of the caller. Throws `conflict` for a name taken, too deep or too many, `not_found` for a parent that is not the caller's. */
export const createFolder = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
  input: FolderInput,
): Promise<Folder> => {
  // As the database holds whoever moves folders: those that come together are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${claims.sub}, 20))`);
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from public.folders where user_id = ${claims.sub}`,
  );
  if ((counted?.count ?? 0) >= folderLimits.count)
    throw new ServiceError('conflict', `Keep at most ${folderLimits.count} folders.`);
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into public.folders (name, parent_id) values (${input.name}, ${input.parent_id}::uuid) returning id`,
  ).catch((cause: unknown) => {
    if (sqlState(cause) === '42501')
      throw new ServiceError('not_allowed', 'Complete your registration first.', { cause });
    return refuseFolder(cause);
  });
  const [folder] = await listFolders(tx, claims, sql`f.id = ${row?.id ?? null}`);
  if (!folder) throw folderNotFound();
  return folder;
};
