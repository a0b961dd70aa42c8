import type { Collection } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { getCollection } from './get-collection.ts';
import { holdCollection, refuseCollection } from './own-collection.ts';

const touch = (tx: Transaction, id: string) =>
  rowsOf(tx, sql`update public.collections set updated_at = now() where id = ${id}`);

/** Puts a public prompt at the end of a collection of the caller, once. Throws `not_found`, `storage_full`. */
export const collectPrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  promptId: string,
): Promise<Collection> => {
  await holdCollection(tx, claims, id);
  await rowsOf(
    tx,
    sql`insert into public.collection_prompts (collection_id, prompt_id, place)
        select ${id}, ${promptId}, coalesce((select max(place) + 1 from public.collection_prompts where collection_id = ${id}), 1)
        on conflict do nothing`,
  ).catch(refuseCollection);
  await touch(tx, id);
  return getCollection(tx, claims, id);
};

/** Takes a prompt out of a collection of the caller; one that is not in it changes nothing. Throws `not_found`. */
export const takeOutPrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  promptId: string,
): Promise<Collection> => {
  await holdCollection(tx, claims, id);
  await rowsOf(
    tx,
    sql`delete from public.collection_prompts where collection_id = ${id} and prompt_id = ${promptId} and user_id = ${claims.sub}`,
  );
  await touch(tx, id);
  return getCollection(tx, claims, id);
};

/**
 * Orders a collection of the caller: the prompts named come first, in this order; the others, those that are not public
 * at the moment among them, follow in the order they had. Nothing is added or taken out. Throws `not_found`.
 */
export const orderCollection = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  promptIds: readonly string[],
): Promise<Collection> => {
  await holdCollection(tx, claims, id);
  await rowsOf(
    tx,
    sql`with held as (
          select prompt_id, place, added_at from public.collection_prompts
          where collection_id = ${id} and user_id = ${claims.sub} order by prompt_id for no key update),
        ordered as (
          select h.prompt_id, row_number() over (order by w.place nulls last, h.place, h.added_at, h.prompt_id) as place
          from held h left join (
            select id, min(place) as place from unnest(${`{${promptIds.join(',')}}`}::uuid[]) with ordinality u (id, place) group by id
          ) w on w.id = h.prompt_id)
        update public.collection_prompts c set place = o.place
        from ordered o where c.collection_id = ${id} and c.prompt_id = o.prompt_id`,
  );
  await touch(tx, id);
  return getCollection(tx, claims, id);
};
