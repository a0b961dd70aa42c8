import { type Database, schema } from '@whetstone/database';
import { desc } from 'drizzle-orm';

const { healthSamples } = schema;

/** The last check of each service, by whichever process made it. */
export const latestSamples = (database: Database) =>
  database.asService((tx) =>
    tx
      .selectDistinctOn([healthSamples.service])
      .from(healthSamples)
      .orderBy(healthSamples.service, desc(healthSamples.minute)),
  );
