import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

const { prompts } = schema;

/**
 * The tags in the spelling that the caller's prompts use already, apart from those of `except`: "seo" becomes "SEO"
 * where that is what the others have. Each tag once.
 */
export const inOwnSpelling = async (
  tx: Transaction,
  claims: PersonClaims,
  tags: readonly string[],
  except: readonly string[] = [],
): Promise<string[]> => {
  if (tags.length === 0) return [];
  const rows = await rowsOf<{ spelling: string; tag: string }>(
    tx,
    sql`select mode() within group (order by used.tag) as spelling, asked.tag
        from unnest(${sql.param([...tags], prompts.tags)}::text[]) asked (tag), public.prompts p, unnest(p.tags) used (tag)
        where p.user_id = ${claims.sub} and p.deleted_at is null and lower(used.tag) = lower(asked.tag)
          and not p.id = any (${sql.param([...except], prompts.tags)}::uuid[])
        group by asked.tag`,
  );
  const known = new Map(rows.map(({ tag, spelling }) => [tag, spelling]));
  const once = new Map<string, string>();
  for (const tag of tags) {
    const spelling = known.get(tag) ?? tag.trim();
    if (!once.has(spelling.toLowerCase())) once.set(spelling.toLowerCase(), spelling);
  }
  return [...once.values()];
};
