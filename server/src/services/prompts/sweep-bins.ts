import { binDays } from '@whetstone/contract';
import { schema, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

const { prompts } = schema;

/** Deletes for good what has lain in a bin for 30 days; answers how many prompts went. */
export const sweepBins = (database: Database): Promise<number> =>
  database.asService(async (tx) => {
    const purged = await tx
      .delete(prompts)
      .where(sql`${prompts.deletedAt} < now() - make_interval(days => ${binDays}::integer)`)
      .returning({ id: prompts.id });
    return purged.length;
  });
