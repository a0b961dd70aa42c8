import type { LibraryMark } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { markOf } from './mark-of.ts';
import { refuseMark } from './refuse-mark.ts';

/** Marks or unmarks a public prompt as a favourite of the caller. Throws `not_found`. */
export const favoritePrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  isFavorite: boolean,
): Promise<LibraryMark> => {
  const mark = await markOf(tx, claims, id);
  await (isFavorite
    ? rowsOf(
        tx,
        sql`insert into public.user_favorites (prompt_id) values (${id}) on conflict do nothing`,
      ).catch(refuseMark)
    : rowsOf(tx, sql`delete from public.user_favorites where prompt_id = ${id} and user_id = ${claims.sub}`));
  return { ...mark, is_favorite: isFavorite };
};
