import type { PersonClaims, Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/**
 * Holds the caller's folders until the transaction ends. Taken before anything else by whatever changes folders or puts
 * prompts into one: such acts of one person follow each other, and none waits for the other in a circle.
 */
export const lockFolders = (tx: Transaction, claims: PersonClaims): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${claims.sub}, 20))`);
