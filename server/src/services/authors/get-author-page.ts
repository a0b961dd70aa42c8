import { pageSizes, type AuthorPage } from '@whetstone/contract';
import { rowsOf, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { cardsOf } from '../library/card-of.ts';
import { decodeCursor, encodeCursor, pageFailure } from '../prompts/cursor.ts';

const authorNotFound = () => new ServiceError('not_found', 'There is no author with this name.');

export interface AuthorRow {
  readonly user_id: string;
  readonly name: string;
  readonly slug: string;
}

/** The author at an address. Throws the same `not_found` for a name that nobody has and for one that was taken down. */
export const authorAt = async (tx: Transaction, slug: string): Promise<AuthorRow> => {
  const [author] = await rowsOf<AuthorRow>(
    tx,
    sql`select user_id, name, slug from public.authors where slug = ${slug} and moderated_at is null and not private.is_suspended(user_id)`,
  );
  if (!author) throw authorNotFound();
  return author;
};

/** An author's public prompts page by page, and the shared collections. Throws `not_found`. */
export const getAuthorPage = async (
  tx: Transaction,
  claims: Claims,
  slug: string,
  cursor: string | undefined,
): Promise<AuthorPage> => {
  const { user_id: person, name } = await authorAt(tx, slug);
  const [at, id] = cursor === undefined ? [null, null] : decodeCursor(cursor);
  const found = await rowsOf<{ id: string; at: string }>(
    tx,
    sql`select id, published_at::text as at from public.prompts
        where user_id = ${person} and is_public and deleted_at is null
          and (${id}::text is null or (published_at, id) < (${at}::text::timestamptz, ${id}::text::uuid))
        order by published_at desc, id desc limit ${pageSizes.library + 1}`,
  ).catch((cause: unknown) => {
    throw pageFailure(cursor, cause);
  });
  const page = found.slice(0, pageSizes.library);
  const last = page.at(-1);
  const collections = await rowsOf<AuthorPage['collections'][number]>(
    tx,
    sql`select id, name, description from public.collections
        where user_id = ${person} and shared_at is not null order by shared_at desc, id desc`,
  );
  return {
    author: { name, slug, is_own: claims.sub === person },
    items: await cardsOf(
      tx,
      sql`public.library_cards_of(${`{${page.map((row) => row.id).join(',')}}`}::uuid[])`,
    ),
    next_cursor: found.length > page.length && last ? encodeCursor([last.at, last.id]) : null,
    collections,
  };
};
