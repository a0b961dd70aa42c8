import type { StatusReport } from '@whetstone/contract';
import { type Database, schema } from '@whetstone/database';
import { asc, avg, desc, eq, sql } from 'drizzle-orm';
import { summariseStatus } from './summarise-status.ts';

const { healthDays, healthSamples, incidents } = schema;

/** Incidents that the page lists at most. */
const incidentsShown = 20;

/** The report as measured up to now. */
export async function readStatus(database: Database, now = new Date()): Promise<StatusReport> {
  const rows = await database.asService(async (tx) => ({
    days: await tx.select().from(healthDays).orderBy(asc(healthDays.day)),
    responses: await tx
      .select({
        service: healthSamples.service,
        responseMs: sql<number>`${avg(healthSamples.responseMs)}`.mapWith(Number),
      })
      .from(healthSamples)
      .where(eq(healthSamples.passed, true))
      .groupBy(healthSamples.service),
    latest: await tx
      .selectDistinctOn([healthSamples.service])
      .from(healthSamples)
      .orderBy(healthSamples.service, desc(healthSamples.minute)),
    // Those that go on are never among the ones that are cut off.
    incidents: await tx
      .select()
      .from(incidents)
      .orderBy(sql`${incidents.endedAt} is null desc`, desc(incidents.startedAt))
      .limit(incidentsShown),
  }));
  return summariseStatus(rows, now);
}
