import { deletedFolderLimits, type FolderDeletion } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, sql } from 'drizzle-orm';
import { lockPrompts } from '../prompts/lock-prompts.ts';
import { folderNotFound } from './folder-refusal.ts';
import { lockFolders } from './lock-folders.ts';
import { placeFolder } from './place-folder.ts';

const { folders, prompts } = schema;
type Folder = typeof folders.$inferSelect;
type Moved = FolderDeletion['folders'];

/** The bin's prompts move too: whoever restores one finds it where the others are. */
const movePromptsUp = async (tx: Transaction, folder: Folder) => {
  const inside = and(eq(prompts.userId, folder.userId), eq(prompts.folderId, folder.id));
  const { locked, isLocked } = lockPrompts(tx, inside);
  return tx
    .with(locked)
    .update(prompts)
    .set({ folderId: folder.parentId })
    .where(isLocked)
    .returning({ id: prompts.id, deletedAt: prompts.deletedAt });
};

/** All at once those whose names are free one level up; then one by one those that take a number. */
const moveFoldersUp = async (
  tx: Transaction,
  claims: PersonClaims,
  { id, parentId }: Folder,
): Promise<Moved> => {
  const free = await rowsOf<{ id: string; name: string }>(
    tx,
    sql`update public.folders f set parent_id = ${parentId}::uuid where f.parent_id = ${id} and not exists (
          select 1 from public.folders t where t.user_id = f.user_id and t.id <> ${id}
            and t.parent_id is not distinct from ${parentId}::uuid and lower(t.name) = lower(f.name))
        returning f.id, f.name`,
  );
  const moved: Moved = free.map((folder) => ({ ...folder, moved_name: folder.name }));
  const others = await tx
    .select({ id: folders.id, name: folders.name })
    .from(folders)
    .where(eq(folders.parentId, id));
  for (const folder of others)
    moved.push({ ...folder, moved_name: await placeFolder(tx, claims, { ...folder, parentId }) });
  return moved;
};

const forgetOldest = (tx: Transaction, { sub }: PersonClaims) =>
  tx.execute(
    sql`delete from public.deleted_folders where user_id = ${sub} and id in (
          select id from public.deleted_folders where user_id = ${sub}
          order by deleted_at desc, id desc offset ${deletedFolderLimits.count})`,
  );

/**
 * Deletes a folder of the caller. The folders directly in it move one level up with everything in them, and so do its own
 * prompts; a name that is taken there gets a number. `restoreFolder` undoes it. Throws `not_found`.
 */
export const deleteFolder = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
): Promise<FolderDeletion> => {
  await lockFolders(tx, claims);
  const own = and(eq(folders.id, id), eq(folders.userId, claims.sub));
  const [folder] = await tx.select().from(folders).where(own);
  if (!folder) throw folderNotFound();
  const movedPrompts = await movePromptsUp(tx, folder);
  // Its own name is free for a folder that lay in it.
  await tx.update(folders).set({ name: id }).where(own);
  const movedFolders = await moveFoldersUp(tx, claims, folder);
  const promptIds = movedPrompts.map((prompt) => prompt.id);
  // From the row itself: a date in JavaScript has no microseconds.
  await tx.execute(
    sql`insert into public.deleted_folders (id, parent_id, name, created_at, folders, prompts)
        select id, parent_id, ${folder.name}, created_at, ${JSON.stringify(movedFolders)}::text::jsonb, ${sql.param(promptIds, schema.deletedFolders.prompts)}
        from public.folders where id = ${id}`,
  );
  await tx.delete(folders).where(own);
  await forgetOldest(tx, claims);
  return {
    ids: [id],
    prompts: movedPrompts.filter(({ deletedAt }) => deletedAt === null).length,
    folders: movedFolders,
  };
};
