import { schema, violatedConstraint, type PersonClaims, type Transaction } from '@whetstone/database';
import { folderNotFound } from '../folders/folder-refusal.ts';
import { lockFolders } from '../folders/lock-folders.ts';
import { lockPrompts } from './lock-prompts.ts';
import { ownPrompts } from './own-prompt.ts';

/** Moves prompts of the caller into a folder, or out of all (null); answers the ids that moved. Throws `not_found` for a folder that is not the caller's. */
export const movePrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  ids: readonly string[],
  folderId: string | null,
): Promise<string[]> => {
  if (folderId !== null) await lockFolders(tx, claims);
  const { locked, isLocked } = lockPrompts(tx, ownPrompts(claims, ids));
  const moved = await tx
    .with(locked)
    .update(schema.prompts)
    .set({ folderId })
    .where(isLocked)
    .returning({ id: schema.prompts.id })
    .catch((cause: unknown) => {
      throw violatedConstraint(cause) === 'prompts_folder_fkey' ? folderNotFound(cause) : cause;
    });
  return moved.map((row) => row.id);
};
