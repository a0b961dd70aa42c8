import { folderLimits } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, sql } from 'drizzle-orm';
import { refuseFolder } from './folder-refusal.ts';

const numbered = (name: string, number: number): string => {
  const suffix = ` (${number})`;
  const cut = name.slice(0, folderLimits.name - suffix.length);
  return `${(cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()}${suffix}`;
};

/**
 * Puts a folder of the caller below `parentId` under the name, which gets a number where another folder there has it
 * already; answers the name it has then. Throws `conflict` for too deep.
 */
export const placeFolder = async (
  tx: Transaction,
  claims: PersonClaims,
  { id, name, parentId }: { readonly id: string; readonly name: string; readonly parentId: string | null },
): Promise<string> => {
  const { folders } = schema;
  const isTaken = async (candidate: string): Promise<boolean> => {
    const found = await rowsOf(
      tx,
      sql`select 1 from public.folders where user_id = ${claims.sub} and id <> ${id}
            and parent_id is not distinct from ${parentId}::uuid and lower(name) = lower(${candidate})`,
    );
    return found.length > 0;
  };
  let free = name;
  for (let number = 2; await isTaken(free); number += 1) free = numbered(name, number);
  await tx
    .update(folders)
    .set({ name: free, parentId })
    .where(and(eq(folders.id, id), eq(folders.userId, claims.sub)))
    .catch(refuseFolder);
  return free;
};
