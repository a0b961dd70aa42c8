import type { Collection, CollectionInput, CollectionPatch } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { getCollection } from './get-collection.ts';
import { collectionNotFound, holdCollection, refuseCollection } from './own-collection.ts';

/** Puts prompts behind those that are there; what is no longer public is left out, what is there stays where it is. */
const addPrompts = async (tx: Transaction, id: string, promptIds: readonly string[]): Promise<void> => {
  await rowsOf(
    tx,
    sql`insert into public.collection_prompts (collection_id, prompt_id, place)
        select ${id}, p.id, w.place + coalesce((select max(place) from public.collection_prompts where collection_id = ${id}), 0)
        from unnest(${`{${promptIds.join(',')}}`}::uuid[]) with ordinality w (id, place)
        join public.prompts p on p.id = w.id and p.is_public and p.deleted_at is null
        on conflict do nothing`,
  ).catch(refuseCollection);
};

/**
 * Makes a collection of the caller; one that was sent before under the same id is answered as it is. Throws
 * `storage_full`, and `not_found` for an id that is another person's.
 */
export const createCollection = async (
  tx: Transaction,
  claims: PersonClaims,
  { id, name, description, is_shared: isShared, prompt_ids: promptIds }: CollectionInput,
): Promise<Collection> => {
  const [made] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into public.collections (id, name, description, shared_at)
        values (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${name}, ${description}, ${isShared ? sql`now()` : null})
        on conflict (id) do nothing returning id`,
  ).catch(refuseCollection);
  if (!made) {
    const present = await getCollection(tx, claims, id ?? '');
    if (!present.is_own) throw collectionNotFound();
    return present;
  }
  await addPrompts(tx, made.id, promptIds);
  return getCollection(tx, claims, made.id);
};

/** Names, describes, shares or takes back a collection of the caller. Throws `not_found`, and `conflict` for sharing one that was taken down. */
export const changeCollection = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  { name, description, is_shared: isShared }: CollectionPatch,
): Promise<Collection> => {
  await holdCollection(tx, claims, id);
  const sharedAt =
    isShared === undefined
      ? sql`shared_at`
      : isShared
        ? sql`coalesce(shared_at, now())`
        : sql`null::timestamptz`;
  await rowsOf(
    tx,
    sql`update public.collections set name = coalesce(${name ?? null}, name), description = coalesce(${description ?? null}, description),
          shared_at = ${sharedAt}, updated_at = now()
        where id = ${id} and user_id = ${claims.sub}`,
  ).catch(refuseCollection);
  return getCollection(tx, claims, id);
};

/** Deletes a collection of the caller; answers it as it can be made again, what is not public at the moment included. Throws `not_found`. */
export const deleteCollection = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
): Promise<CollectionInput> => {
  await holdCollection(tx, claims, id);
  const { name, description, is_shared } = await getCollection(tx, claims, id);
  const held = await rowsOf<{ id: string }>(
    tx,
    sql`select prompt_id as id from public.collection_prompts where collection_id = ${id} order by place, added_at, prompt_id`,
  );
  await rowsOf(tx, sql`delete from public.collections where id = ${id} and user_id = ${claims.sub}`);
  return { id, name, description, is_shared, prompt_ids: held.map((row) => row.id) };
};
