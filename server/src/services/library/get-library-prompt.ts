import type { LibraryPrompt } from '@whetstone/contract';
import { rowsOf, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { promptNotFound } from '../prompts/own-prompt.ts';
import { systemUserId } from './system-user.ts';

type Row = Omit<LibraryPrompt, 'published_at'> & { readonly published_at: Date | string };

/** One public prompt for anyone. Throws the same `not_found` for one that is private, binned, missing or a suspended person's. */
export const getLibraryPrompt = async (
  tx: Transaction,
  claims: Claims,
  id: string,
): Promise<LibraryPrompt> => {
  const mark = (table: 'user_favorites' | 'prompt_votes') =>
    claims.sub
      ? sql`exists (select 1 from ${sql.raw(`public.${table}`)} m where m.prompt_id = p.id and m.user_id = ${claims.sub})`
      : sql`false`;
  const [row] = await rowsOf<Row>(
    tx,
    sql`select p.id, p.title, p.description, p.category, p.tags, p.use_case, p.prompt_text, p.votes, p.user_id = ${systemUserId} as is_template,
          ${claims.sub ? sql`p.user_id = ${claims.sub}` : sql`false`} as is_own, ${mark('user_favorites')} as is_favorite,
          ${mark('prompt_votes')} as has_voted, p.published_at,
          (select json_build_object('name', a.name, 'slug', a.slug) from public.authors a where a.user_id = p.user_id and a.moderated_at is null) as author,
          coalesce(n.copies, 0) as copies, coalesce(n.keeps, 0) as keeps
        from public.prompts p left join public.prompt_counts n on n.prompt_id = p.id
        where p.id = ${id} and p.is_public and p.deleted_at is null and not private.is_suspended(p.user_id)`,
  );
  if (!row) throw promptNotFound();
  return { ...row, published_at: new Date(row.published_at).toISOString() };
};
