import { setTimeout as pause } from 'node:timers/promises';
import type { ImportTakenBack } from '@whetstone/contract';
import { rowsOf, type Database, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql, type SQL } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { deletePrompts } from '../prompts/delete-prompts.ts';
import { removeMade } from './remove-made.ts';

/** Changed, moved, published or shared since: nobody wants that to go with the import. What the import itself published does. */
const isOwnWork = sql`(p.revision > 1
  or (p.is_public and not exists (select 1 from public.imports i where i.id = p.import_id and i.published_at = p.published_at))
  or exists (select 1 from public.prompt_shares s where s.prompt_id = p.id))`;

/** Others have their turn between two pieces, as while an import is written. */
const mostAtOnce = 100;

const idsWhere = async (tx: Transaction, claims: PersonClaims, which: SQL): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select p.id from public.prompts p where p.user_id = ${claims.sub} and p.deleted_at is null and ${which} order by p.id`,
  );
  return rows.map(({ id }) => id);
};

/** Puts those of a piece into the bin that are still as they came; answers how many. */
const binPiece = (database: Database, claims: PersonClaims, ids: readonly string[]): Promise<number> =>
  database.actingAs(claims, async (tx) => {
    const list = JSON.stringify(ids);
    const among = sql`p.id in (select value::uuid from jsonb_array_elements_text(${list}::text::jsonb))`;
    const still = await idsWhere(tx, claims, sql`${among} and not ${isOwnWork}`);
    return still.length === 0 ? 0 : (await deletePrompts(tx, claims, still)).length;
  });

/**
 * Takes a whole import of the caller back: its prompts go to the bin, the folders and views that it made are removed. What
 * the person has worked on since stays. The import itself is remembered as long as its prompts are in the bin, so that the
 * feed is right when they come back. Throws `not_found`.
 */
export const takeBackImport = async (
  database: Database,
  claims: PersonClaims,
  id: string,
): Promise<ImportTakenBack> => {
  const ids = await database.actingAs(claims, async (tx) => {
    const found = await idsWhere(tx, claims, sql`p.import_id = ${id}`);
    if (found.length === 0)
      throw new ServiceError('not_found', 'This import does not exist or has already been undone.');
    return found;
  });
  let gone = 0;
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    gone += await binPiece(database, claims, ids.slice(at, at + mostAtOnce));
    await pause(1);
  }
  await database.actingAs(claims, (tx) => removeMade(tx, claims, id));
  return { taken_back: gone, kept: ids.length - gone };
};
