import type { Folder, FolderPatch } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, sql } from 'drizzle-orm';
import { folderNotFound, refuseFolder } from './folder-refusal.ts';
import { listFolders } from './list-folders.ts';
import { lockFolders } from './lock-folders.ts';

/** Renames or moves a folder of the caller. Throws `not_found`, and `conflict` for a name taken, a circle or too deep. */
export const updateFolder = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  patch: FolderPatch,
): Promise<Folder> => {
  const { folders } = schema;
  const changes = { name: patch.name, parentId: patch.parent_id };
  if (Object.values(changes).some((value) => value !== undefined)) {
    await lockFolders(tx, claims);
    await tx
      .update(folders)
      .set(changes)
      .where(and(eq(folders.id, id), eq(folders.userId, claims.sub)))
      .catch(refuseFolder);
  }
  const [folder] = await listFolders(tx, claims, sql`f.id = ${id}`);
  if (!folder) throw folderNotFound();
  return folder;
};
