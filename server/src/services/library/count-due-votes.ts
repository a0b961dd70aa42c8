import { rowsOf, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

const promptsARound = 500;

/** Counts votes that were kept until their account was old enough, confirmed, or their network had room. */
export const countDueVotes = (database: Database): Promise<void> =>
  database.asService(async (tx) => {
    await rowsOf(tx, sql`select private.count_due_votes(${promptsARound})`);
  });
