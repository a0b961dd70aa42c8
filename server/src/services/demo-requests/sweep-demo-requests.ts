import { demoRequestMonths } from '@whetstone/contract';
import { schema, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

const { demoRequests } = schema;

/** Deletes demo requests that are older than the privacy page says; answers how many went. */
export const sweepDemoRequests = (database: Database): Promise<number> =>
  database.asService(async (tx) => {
    const gone = await tx
      .delete(demoRequests)
      .where(sql`${demoRequests.createdAt} < now() - make_interval(months => ${demoRequestMonths}::integer)`)
      .returning({ id: demoRequests.id });
    return gone.length;
  });
