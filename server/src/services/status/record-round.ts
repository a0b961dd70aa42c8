import { type StatusServiceId, statusWindow } from '@whetstone/contract';
import { type Database, schema, type Transaction } from '@whetstone/database';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { checksToFollow, followService } from './follow-service.ts';
import type { ProbeResult } from './probe-services.ts';

const { healthDays, healthRounds, healthSamples, incidents } = schema;

const hourMs = 3_600_000;

/** Takes a minute for this process. Answers false when another one, or an earlier call, has it. */
export const claimMinute = (database: Database, minute: Date): Promise<boolean> =>
  database.asService(async (tx) => {
    const taken = await tx
      .update(healthRounds)
      .set({ latest: minute })
      .where(lt(healthRounds.latest, minute))
      .returning();
    return taken.length === 1;
  });

/** Writes the results of one minute: samples, day counts, and the incidents that they open or close. Old rows go. */
export const recordRound = (
  database: Database,
  minute: Date,
  results: readonly ProbeResult[],
): Promise<void> =>
  database.asService(async (tx) => {
    for (const result of results) {
      const written = await tx
        .insert(healthSamples)
        .values({ service: result.service, minute, passed: result.passed, responseMs: result.responseMs })
        .onConflictDoNothing()
        .returning({ service: healthSamples.service });
      if (written.length === 0) continue;
      await countDay(tx, minute, result);
      await followIncident(tx, result.service);
    }
    await tx
      .delete(healthSamples)
      .where(lt(healthSamples.minute, new Date(minute.getTime() - statusWindow.hours * hourMs)));
    await tx
      .delete(healthDays)
      .where(lt(healthDays.day, dayOf(new Date(minute.getTime() - statusWindow.days * 24 * hourMs))));
  });

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const countDay = (tx: Transaction, minute: Date, { service, passed }: ProbeResult) =>
  tx
    .insert(healthDays)
    .values({ service, day: dayOf(minute), checks: 1, failures: passed ? 0 : 1 })
    .onConflictDoUpdate({
      target: [healthDays.service, healthDays.day],
      set: {
        checks: sql`${healthDays.checks} + excluded.checks`,
        failures: sql`${healthDays.failures} + excluded.failures`,
      },
    });

async function followIncident(tx: Transaction, service: StatusServiceId) {
  const isOpenHere = and(eq(incidents.service, service), isNull(incidents.endedAt));
  const [open] = await tx.select({ id: incidents.id }).from(incidents).where(isOpenHere);
  const latest = await tx
    .select({ minute: healthSamples.minute, passed: healthSamples.passed })
    .from(healthSamples)
    .where(eq(healthSamples.service, service))
    .orderBy(desc(healthSamples.minute))
    .limit(checksToFollow);
  const step = followService(latest, open !== undefined);
  if (step?.kind === 'open')
    await tx.insert(incidents).values({ service, startedAt: step.at }).onConflictDoNothing();
  if (step?.kind === 'close') await tx.update(incidents).set({ endedAt: step.at }).where(isOpenHere);
}
