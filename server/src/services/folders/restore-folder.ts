import { binDays, type Folder } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { lockPrompts } from '../prompts/lock-prompts.ts';
import { refuseFolder } from './folder-refusal.ts';
import { listFolders } from './list-folders.ts';
import { lockFolders } from './lock-folders.ts';
import { placeFolder } from './place-folder.ts';
import { refuseOneMore } from './refuse-one-more.ts';

const { deletedFolders, folders, prompts } = schema;
type Deleted = typeof deletedFolders.$inferSelect;

/** Where a folder of this id is or, if it was deleted too, where the contents of that one went. */
const standingPlace = async (
  tx: Transaction,
  { sub }: PersonClaims,
  id: string | null,
): Promise<string | null> => {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`with recursive up as (
          select ${id}::uuid as id, 1 as step
          union all
          select d.parent_id, up.step + 1 from public.deleted_folders d join up on d.id = up.id
          where d.user_id = ${sub} and up.step < 1000
        )
        select f.id from public.folders f join up on f.id = up.id where f.user_id = ${sub} order by up.step limit 1`,
  );
  return row?.id ?? null;
};

const liesIn = (place: string | null) =>
  place === null ? isNull(prompts.folderId) : eq(prompts.folderId, place);

/** Whatever was moved elsewhere since stays there. */
const takePromptsBack = (tx: Transaction, { sub }: PersonClaims, deleted: Deleted, place: string | null) => {
  const recorded = sql`${prompts.id} in (select unnest(d.prompts) from public.deleted_folders d where d.id = ${deleted.id})`;
  const stillThere = and(eq(prompts.userId, sub), recorded, liesIn(place));
  const { locked, isLocked } = lockPrompts(tx, stillThere);
  return tx.with(locked).update(prompts).set({ folderId: deleted.id }).where(isLocked);
};

/** A name that the person changed since is kept. */
const takeFoldersBack = async (
  tx: Transaction,
  claims: PersonClaims,
  deleted: Deleted,
  place: string | null,
) => {
  const inside = await tx
    .select()
    .from(folders)
    .where(
      and(
        eq(folders.userId, claims.sub),
        inArray(
          folders.id,
          deleted.folders.map(({ id }) => id),
        ),
      ),
    );
  const records = new Map(deleted.folders.map((record) => [record.id, record]));
  const back = inside
    .filter(({ parentId }) => parentId === place)
    .map(({ id, name }) => {
      const record = records.get(id);
      const isRenamed = record?.moved_name !== name;
      return { id, name: isRenamed ? name : record.name, isRenamed };
    })
    .toSorted((a, b) => Number(a.isRenamed) - Number(b.isRenamed));
  for (const { id, name } of back) await placeFolder(tx, claims, { id, name, parentId: deleted.id });
};

/**
 * Undoes the deletion of a folder of the caller: it comes back under its id, name and place with what lay directly in it,
 * as far as this still is where the deletion put it. Throws `not_found`, and `conflict` for too deep or too many.
 */
export const restoreFolder = async (tx: Transaction, claims: PersonClaims, id: string): Promise<Folder> => {
  await lockFolders(tx, claims);
  const [deleted] = await tx
    .select()
    .from(deletedFolders)
    .where(
      and(
        eq(deletedFolders.id, id),
        eq(deletedFolders.userId, claims.sub),
        sql`${deletedFolders.deletedAt} > now() - make_interval(days => ${binDays}::integer)`,
      ),
    );
  if (!deleted) throw new ServiceError('not_found', 'This folder is not among your deleted folders.');
  await refuseOneMore(tx, claims);
  const place = await standingPlace(tx, claims, deleted.parentId);
  // Its own name may be that of a folder which goes back into it.
  await rowsOf(
    tx,
    sql`insert into public.folders (id, parent_id, name, created_at)
        select id, ${place}::uuid, id::text, created_at from public.deleted_folders where id = ${id}`,
  ).catch(refuseFolder);
  await takePromptsBack(tx, claims, deleted, place);
  await takeFoldersBack(tx, claims, deleted, place);
  await placeFolder(tx, claims, { id, name: deleted.name, parentId: place });
  await tx
    .delete(deletedFolders)
    .where(and(eq(deletedFolders.id, id), eq(deletedFolders.userId, claims.sub)));
  const [folder] = await listFolders(tx, claims, sql`f.id = ${id}`);
  if (!folder) throw new Error(`The restored folder ${id} vanished in its own transaction`);
  return folder;
};
