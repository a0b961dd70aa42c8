import { libraryQuery, type LibraryCard } from '@whetstone/contract';
import { anonymous, type Transaction } from '@whetstone/database';
import { listLibrary } from './list-library.ts';

const latest = 30;

/** The latest public prompts, all of them or of one category, as anyone reads them. */
export const listLatest = async (tx: Transaction, category: string | undefined): Promise<LibraryCard[]> => {
  const query = libraryQuery.parse({ sort: 'recent', limit: latest, ...(category ? { category } : {}) });
  return (await listLibrary(tx, anonymous, query)).items;
};
