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

/** Finds or adds the caller's folders by path; answers the id of the innermost, null for an empty path. */
export const folderFinder = async (tx: Transaction, claims: PersonClaims) => {
  await lockFolders(tx, claims);
  const known = new Map(
    (await listFolders(tx, claims)).map((folder) => [
      `${folder.parent_id}/${folder.name.toLowerCase()}`,
      folder.id,
    ]),
  );
  return async (path: readonly string[]): Promise<string | null> => {
    let parent: string | null = null;
    for (const piece of path) {
      const name = piece.trim();
      const key: string = `${parent}/${name.toLowerCase()}`;
      const id: string = known.get(key) ?? (await createFolder(tx, claims, { name, parent_id: parent })).id;
      known.set(key, id);
      parent = id;
    }
    return parent;
  };
};
