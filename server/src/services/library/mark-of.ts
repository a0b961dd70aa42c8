import type { LibraryMark } from '@whetstone/contract';
import type { Claims, Transaction } from '@whetstone/database';
import { getLibraryPrompt } from './get-library-prompt.ts';

/** How a public prompt stands for the caller. Throws `not_found`. */
export const markOf = async (tx: Transaction, claims: Claims, id: string): Promise<LibraryMark> => {
  const { votes, is_favorite, has_voted } = await getLibraryPrompt(tx, claims, id);
  return { id, votes, is_favorite, has_voted };
};
