import { voteWaits, type LibraryMark } from '@whetstone/contract';
import { rowsOf, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { getLibraryPrompt } from './get-library-prompt.ts';

/** How a public prompt stands for the caller. Throws `not_found`. */
export const markOf = async (tx: Transaction, claims: Claims, id: string): Promise<LibraryMark> => {
  const { votes, is_favorite, has_voted } = await getLibraryPrompt(tx, claims, id);
  const [row] = await rowsOf<{ wait: keyof typeof voteWaits | null }>(
    tx,
    sql`select public.my_vote_wait(${id}::uuid) as wait`,
  );
  const wait = row?.wait ?? null;
  return {
    id,
    votes,
    is_favorite,
    has_voted,
    counts: has_voted && wait === null,
    waits_for: wait,
    note: wait && voteWaits[wait],
  };
};
