import type { Folder, FolderInput } from '@whetstone/contract';
import { rowsOf, sqlState, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { folderNotFound, refuseFolder } from './folder-refusal.ts';
import { listFolders } from './list-folders.ts';
import { lockFolders } from './lock-folders.ts';
import { refuseOneMore } from './refuse-one-more.ts';

/** Adds a folder of the caller. Throws `conflict` for a name taken, too deep or too many, `not_found` for a parent that is not the caller's. */
export const createFolder = async (
  tx: Transaction,
  claims: PersonClaims,
  input: FolderInput,
): Promise<Folder> => {
  await lockFolders(tx, claims);
  await refuseOneMore(tx, claims);
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
