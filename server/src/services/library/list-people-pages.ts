import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** A sitemap holds 50,000 addresses at most. */
const mostOfEach = 25_000;

/** Addresses of author pages and shared collections that have something to read, for crawlers. */
export const listPeoplePages = async (tx: Transaction): Promise<{ path: string; day: string }[]> => {
  const authors = await rowsOf<{ slug: string; day: string }>(
    tx,
    sql`select a.slug, to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD') as day from public.authors a
        where a.moderated_at is null and not private.is_suspended(a.user_id)
          and exists (select 1 from public.prompts p where p.user_id = a.user_id and p.is_public and p.deleted_at is null)
        order by a.created_at desc, a.user_id limit ${mostOfEach}`,
  );
  const collections = await rowsOf<{ id: string; day: string }>(
    tx,
    sql`select c.id, to_char(c.updated_at at time zone 'utc', 'YYYY-MM-DD') as day from public.collections c
        where c.shared_at is not null and not private.is_suspended(c.user_id)
          and exists (select 1 from public.collection_prompts i join public.prompts p on p.id = i.prompt_id
            where i.collection_id = c.id and p.is_public and p.deleted_at is null)
        order by c.shared_at desc, c.id desc limit ${mostOfEach}`,
  );
  return [
    ...authors.map(({ slug, day }) => ({ path: `/library/by/${encodeURIComponent(slug)}`, day })),
    ...collections.map(({ id, day }) => ({ path: `/library/collections/${id}`, day })),
  ];
};
