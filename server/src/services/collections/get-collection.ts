import type { Collection } from '@whetstone/contract';
import { rowsOf, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { cardsOf } from '../library/card-of.ts';
import { collectionNotFound } from './own-collection.ts';

type Row = Pick<
  Collection,
  'id' | 'name' | 'description' | 'is_shared' | 'is_taken_down' | 'is_own' | 'author'
> & {
  readonly updated_at: Date | string;
  readonly ids: string[];
};

/**
 * A shared collection for anyone, and one's own: what it holds and is public now, in its order. Throws the same
 * `not_found` for one that is private, taken down or missing.
 */
export const getCollection = async (tx: Transaction, claims: Claims, id: string): Promise<Collection> => {
  const isOwn = claims.sub ? sql`c.user_id = ${claims.sub}` : sql`false`;
  const [row] = await rowsOf<Row>(
    tx,
    sql`select c.id, c.name, c.description, c.shared_at is not null as is_shared, c.moderated_at is not null as is_taken_down,
          ${isOwn} as is_own, c.updated_at,
          (select json_build_object('name', a.name, 'slug', a.slug) from public.authors a where a.user_id = c.user_id and a.moderated_at is null) as author,
          (select coalesce(json_agg(i.prompt_id order by i.place, i.added_at, i.prompt_id), '[]') from public.collection_prompts i where i.collection_id = c.id) as ids
        from public.collections c where c.id = ${id} and (c.shared_at is not null or ${isOwn})`,
  );
  if (!row) throw collectionNotFound();
  const { ids, updated_at: updatedAt, ...shown } = row;
  const prompts = await cardsOf(tx, sql`public.library_cards_of(${`{${ids.join(',')}}`}::uuid[])`);
  return {
    ...shown,
    prompts,
    hidden: shown.is_own ? ids.length - prompts.length : 0,
    updated_at: new Date(updatedAt).toISOString(),
  };
};
