import type { PromptFacets } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { getStorage } from '../storage/get-storage.ts';

/** Counts for the sidebar of My Library; a tag in several spellings counts as the one that is used most. */
export const getPromptFacets = async (tx: Transaction, claims: PersonClaims): Promise<PromptFacets> => {
  const mine = sql`user_id = ${claims.sub} and deleted_at is null`;
  const [counts] = await rowsOf<{ total: number; binned: number; favorites: number }>(
    tx,
    sql`select count(*) filter (where deleted_at is null)::int as total, count(*) filter (where deleted_at is not null)::int as binned,
        (select count(*)::int from public.user_favorites f join public.prompts p on p.id = f.prompt_id where f.user_id = ${claims.sub} and p.deleted_at is null) as favorites
        from public.prompts where user_id = ${claims.sub}`,
  );
  const categories = await rowsOf<{ name: string; count: number }>(
    tx,
    sql`select category as name, count(*)::int as count from public.prompts where ${mine} group by category order by count(*) desc, category`,
  );
  const tags = await rowsOf<{ name: string; count: number }>(
    tx,
    sql`select mode() within group (order by tag) as name, count(distinct id)::int as count from public.prompts, unnest(tags) tag
        where ${mine} group by lower(tag) order by count(*) desc, lower(tag) limit 50`,
  );
  return {
    total: counts?.total ?? 0,
    binned: counts?.binned ?? 0,
    favorites: counts?.favorites ?? 0,
    categories,
    tags,
    storage: await getStorage(tx),
  };
};
