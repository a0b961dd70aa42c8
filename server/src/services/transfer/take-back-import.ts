import type { ImportTakenBack } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { removeMade } from './remove-made.ts';

/** Changed, moved, published or shared since: nobody wants that to go with the import. */
const isOwnWork = sql`(p.revision > 1 or p.is_public
  or exists (select 1 from public.prompt_shares s where s.prompt_id = p.id))`;

/**
 * Takes a whole import of the caller back: its prompts go to the bin, the folders and views that it made are removed. What
 * the person has worked on since stays. Throws `not_found`.
 */
export const takeBackImport = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
): Promise<ImportTakenBack> => {
  const [found] = await rowsOf(
    tx,
    sql`select id from public.imports where id = ${id} and user_id = ${claims.sub}`,
  );
  if (!found) throw new ServiceError('not_found', 'This import does not exist, or was taken back already.');
  const mine = sql`p.import_id = ${id} and p.user_id = ${claims.sub} and p.deleted_at is null`;
  const gone = await rowsOf(
    tx,
    sql`with locked as (select p.id from public.prompts p where ${mine} and not ${isOwnWork} order by p.id for no key update)
        update public.prompts set deleted_at = now() where id in (select id from locked) returning id`,
  );
  const [kept] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from public.prompts p where ${mine}`,
  );
  await removeMade(tx, claims, id);
  await tx.execute(sql`delete from public.imports where id = ${id} and user_id = ${claims.sub}`);
  return { taken_back: gone.length, kept: kept?.count ?? 0 };
};
