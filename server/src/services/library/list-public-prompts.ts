import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** A sitemap holds 50,000 addresses at most; this leaves room for the pages. */
const mostListed = 45_000;

/** Public prompts for crawlers, latest first: id and the day on which it was published. */
export const listPublicPrompts = (tx: Transaction): Promise<{ id: string; publishedAt: string }[]> =>
  rowsOf(
    tx,
    sql`select id, to_char(published_at at time zone 'utc', 'YYYY-MM-DD') as "publishedAt"
        from public.prompts where is_public and deleted_at is null order by published_at desc, id desc limit ${mostListed}`,
  );
