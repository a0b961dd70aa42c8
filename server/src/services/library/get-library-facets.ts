import { libraryFacets, type LibraryFacets } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { cardOf, cardRow, withCopies } from './card-of.ts';

/** Stored counts of the public library, its popular tags and what is trending, or new. */
export const getLibraryFacets = async (tx: Transaction): Promise<LibraryFacets> => {
  const [row] = await rowsOf<{ facets: object; trending: unknown[] }>(
    tx,
    sql`select public.library_facets() as facets, (select coalesce(jsonb_agg(t), '[]') from public.library_trending() t) as trending`,
  );
  if (!row) throw new Error('library_facets answered nothing');
  return libraryFacets.parse({
    ...row.facets,
    trending: await withCopies(
      tx,
      row.trending.map((card) => cardOf(cardRow.parse(card))),
    ),
  });
};
