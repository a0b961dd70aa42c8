import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** In how many parts the sitemap lists the public prompts: 25,000 in each, roughly; a power of two. */
export const countSitemapParts = async (tx: Transaction): Promise<number> => {
  const [row] = await rowsOf<{ parts: number }>(tx, sql`select private.sitemap_parts() as parts`);
  return row?.parts ?? 1;
};

/** The public prompts of one part, counted from 0: id and the day on which it was published. */
export const readSitemapPart = (
  tx: Transaction,
  part: number,
  parts: number,
): Promise<{ id: string; publishedAt: string }[]> =>
  rowsOf(tx, sql`select id, published_on as "publishedAt" from private.sitemap_part(${part}, ${parts})`);
