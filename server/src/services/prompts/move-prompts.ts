import { schema, violatedConstraint, type PersonClaims, type Transaction } from '@whetstone/database';
import { asc, eq, and, inArray } from 'drizzle-orm';
import { folderNotFound } from '../folders/folder-refusal.ts';
import { lockFolders } from '../folders/lock-folders.ts';
import { ownPrompts } from './own-prompt.ts';

const { prompts } = schema;

interface Moved {
  readonly id: string;
  /** The folder it lay in before. */
  readonly folder_id: string | null;
}

/**
 * Moves prompts of the caller into a folder, or out of all (null); answers those that were there to move, each with the
 * folder it lay in. Throws `not_found` for a folder that is not the caller's.
 */
export const movePrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  ids: readonly string[],
  folderId: string | null,
): Promise<Moved[]> => {
  if (folderId !== null) await lockFolders(tx, claims);
  const before = await tx
    .select({ id: prompts.id, folder_id: prompts.folderId })
    .from(prompts)
    .where(ownPrompts(claims, ids))
    .orderBy(asc(prompts.id))
    .for('no key update');
  const moved = before.map(({ id }) => id);
  await tx
    .update(prompts)
    .set({ folderId })
    .where(and(eq(prompts.userId, claims.sub), inArray(prompts.id, moved)))
    .catch((cause: unknown) => {
      throw violatedConstraint(cause) === 'prompts_folder_fkey' ? folderNotFound(cause) : cause;
    });
  return before;
};
