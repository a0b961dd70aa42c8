import { type LibraryPage, type LibraryQuery, pageSizes } from '@whetstone/contract';
import { rowsOf, schema, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { notOurCursor, pageFailure } from '../prompts/cursor.ts';
import { cardOf, cardRow, cursorPlace, type CursorPlace, withCopies } from './card-of.ts';

const encode = (place: CursorPlace): string => Buffer.from(JSON.stringify(place)).toString('base64url');

const decode = (cursor: string): CursorPlace => {
  try {
    const place = cursorPlace.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (Number.isNaN(Date.parse(place[2]))) throw new Error('no date');
    return place;
  } catch (cause) {
    throw notOurCursor(cause);
  }
};

/** A page of the public library for anyone. Throws `not_signed_in` for a visitor's favourites. */
export const listLibrary = async (
  tx: Transaction,
  claims: Claims,
  query: LibraryQuery,
): Promise<LibraryPage> => {
  const favorites = query.favorites === 'true';
  if (favorites && !claims.sub) throw new ServiceError('not_signed_in', 'Sign in to see your favorites.');
  const tags = query.tag === undefined ? null : [query.tag].flat();
  const after = query.cursor === undefined ? null : JSON.stringify(decode(query.cursor));
  const [row] = await rowsOf<{ cards: unknown[]; total: number; is_estimate: boolean }>(
    tx,
    sql`select to_jsonb(cards) as cards, total::int as total, total_is_estimate as is_estimate
        from public.library_page(${query.search ?? null}, ${query.category ?? null}, ${tags === null ? null : sql.param(tags, schema.prompts.tags)},
          ${favorites}, ${query.sort}, ${after}::text::jsonb, ${query.limit + 1}, ${(query.page - 1) * pageSizes.library})`,
  ).catch((cause: unknown) => {
    throw pageFailure(query.cursor, cause);
  });
  if (!row) throw new Error('library_page answered nothing');
  const cards = row.cards.map((card) => cardRow.parse(card));
  const page = cards.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: await withCopies(tx, page.map(cardOf)),
    next_cursor: cards.length > query.limit && last ? encode(last.cursor_place) : null,
    total: row.total,
    total_is_estimate: row.is_estimate,
  };
};
