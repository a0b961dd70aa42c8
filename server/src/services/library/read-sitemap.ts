import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** A sitemap holds 50,000 addresses at most; this leaves room for the pages. */
const mostListed = 45_000;

/** Public prompts for crawlers, latest first: id and the day on which it was published. */
export const listPublicPrompts = (tx: Transaction): Promise<{ id: string; publishedAt: string }[]> =>
  rowsOf(tx, sql`select id, published_on as "publishedAt" from private.published_prompts(${mostListed})`);
