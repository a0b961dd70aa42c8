import type { LibraryCard } from '@whetstone/contract';
import type { Claims, Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { cardsOf } from './card-of.ts';

const shown = 4;

/** Public prompts that share the most with a public one; none for one that is not public. */
export const listSimilar = (tx: Transaction, _claims: Claims, id: string): Promise<LibraryCard[]> =>
  cardsOf(tx, sql`public.library_similar(${id}::uuid, ${shown})`);
