import { modelWriting } from '@whetstone/contract';
import { rowsOf, schema, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

const { modelQuestions } = schema;

/** Gives back what processes that are gone had reserved, and forgets what models wrote and asked some days ago. */
export const sweepWritings = (database: Database): Promise<void> =>
  database.asService(async (tx) => {
    await rowsOf(tx, sql`select private.sweep_writings(${modelWriting.keptDays}::int)`);
    await tx.delete(modelQuestions).where(
      sql`${modelQuestions.createdAt} < now() - make_interval(days => ${modelWriting.keptDays}::int)
        or (${modelQuestions.answer} is null and ${modelQuestions.reservedUntil} <= now())`,
    );
  });
