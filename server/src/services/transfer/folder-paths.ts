import type { Folder } from '@whetstone/contract';
import type { PersonClaims, Transaction } from '@whetstone/database';
import { createFolder } from '../folders/create-folder.ts';
import { listFolders } from '../folders/list-folders.ts';
import { lockFolders } from '../folders/lock-folders.ts';

/** Names from the outermost folder to this one. */
export const pathOf = (folders: ReadonlyMap<string, Folder>, id: string | null): string[] => {
  const folder = id === null ? undefined : folders.get(id);
  return folder ? [...pathOf(folders, folder.parent_id), folder.name] : [];
};

/** The id of the innermost folder of a path; null for an empty path, and for one that is not there. */
export type FolderAt = (path: readonly string[]) => string | null;

const keyOf = (parent: string | null, name: string) => `${parent}/${name.toLowerCase()}`;

/** Finds the caller's folders by path, and adds those that are missing; tells which ones it made. */
export const folderFinder = async (tx: Transaction, claims: PersonClaims) => {
  await lockFolders(tx, claims);
  const known = new Map(
    (await listFolders(tx, claims)).map(({ parent_id, name, id }) => [keyOf(parent_id, name), id]),
  );
  const made: { id: string; name: string }[] = [];
  const create = async (name: string, parent_id: string | null): Promise<string> => {
    const folder = await createFolder(tx, claims, { name, parent_id });
    made.push({ id: folder.id, name: folder.name });
    known.set(keyOf(parent_id, name), folder.id);
    return folder.id;
  };
  const add = async (path: readonly string[]): Promise<void> => {
    let parent: string | null = null;
    for (const piece of path) {
      const name = piece.trim();
      const found: string | undefined = known.get(keyOf(parent, name));
      parent = found ?? (await create(name, parent));
    }
  };
  const at: FolderAt = (path) => {
    let id: string | null = null;
    for (const piece of path) id = known.get(keyOf(id, piece.trim())) ?? null;
    return id;
  };
  return { add, at, made: () => made };
};
