import { binDays } from '@whetstone/contract';
import { schema, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { lockPrompts } from './lock-prompts.ts';

const { prompts } = schema;

/** Deletes for good what has lain in a bin for 30 days; answers how many prompts went. */
export const sweepBins = (database: Database): Promise<number> =>
  database.asService(async (tx) => {
    const isOver = sql`${prompts.deletedAt} < now() - make_interval(days => ${binDays}::integer)`;
    const { locked, isLocked } = lockPrompts(tx, isOver, 'update');
    const purged = await tx.with(locked).delete(prompts).where(isLocked).returning({ id: prompts.id });
    return purged.length;
  });
