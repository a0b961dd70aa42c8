import { schema } from '@whetstone/database';
import { createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Probes } from './probe-services.ts';
import { readStatus } from './read-status.ts';
import { claimMinute, recordRound } from './record-round.ts';
import { minuteSampler } from './sample-minute.ts';
import { everyMinute } from './start-monitor.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const start = Date.UTC(2026, 4, 1, 12);
const minute = (index: number) => new Date(start + index * 60_000);
const works = async () => undefined;
const probes: Probes = {
  app: works,
  accounts: works,
  database: works,
  generation: works,
  enhancement: works,
  payments: undefined,
};
const quiet = () => undefined;

it('[PP-08] a minute belongs to one of many processes', async () => {
  expect(await claimMinute(database, minute(0))).toBe(true);
  expect(await claimMinute(database, minute(0))).toBe(false);
  expect(await claimMinute(database, minute(-1))).toBe(false);
});

it('[PP-08] samples become uptime, response times and an incident that opens and closes by itself', async () => {
  let isUp = true;
  const flaky = { ...probes, generation: async () => (isUp ? undefined : Promise.reject(new Error('down'))) };
  const sample = minuteSampler({ database, probes: flaky, log: quiet });
  for (let index = 1; index <= 8; index += 1) {
    isUp = index < 3 || index > 5;
    await sample(minute(index));
  }
  const report = await readStatus(database, minute(8));
  const generation = report.services.find(({ id }) => id === 'generation');
  expect([generation?.status, generation?.uptime_percent]).toEqual(['operational', 62.5]);
  expect(generation?.days).toEqual([{ day: '2026-05-01', checks: 8, failures: 3 }]);
  expect(report.services.find(({ id }) => id === 'app')?.uptime_percent).toBe(100);
  expect(report.services.find(({ id }) => id === 'payments')?.status).toBeNull();
  expect(report.checked_at).toBe(minute(8).toISOString());
  expect(report.incidents).toEqual([
    expect.objectContaining({
      title: 'Generation did not respond',
      status: 'resolved',
      started_at: minute(3).toISOString(),
      duration_minutes: 3,
    }),
  ]);
});

it('a minute written twice counts once', async () => {
  const again = [{ service: 'app', passed: false, responseMs: 1 }] as const;
  await recordRound(database, minute(8), again);
  const report = await readStatus(database, minute(8));
  expect(report.services.find(({ id }) => id === 'app')?.days[0]?.failures).toBe(0);
});

it('a database that does not answer is told once it does', async () => {
  const failures: unknown[] = [];
  const broken = { ...database, asService: () => Promise.reject(new Error('gone')) };
  let current: typeof database = broken;
  const follow = {
    ...database,
    asService: <T>(work: Parameters<typeof database.asService<T>>[0]) => current.asService(work),
  };
  const sample = minuteSampler({
    database: follow,
    probes,
    log: (level, event) => void (level === 'error' && failures.push(event)),
  });
  await sample(minute(9));
  current = database;
  await sample(minute(10));
  expect(failures).toHaveLength(1);
  const report = await readStatus(database, minute(10));
  expect(report.services.find(({ id }) => id === 'database')?.days).toEqual([
    { day: '2026-05-01', checks: 10, failures: 1 },
  ]);
});

it('[PP-08] a service that is down since long counts as down, however often another one came and went since', async () => {
  const at = (index: number) => new Date(start - 86_400_000 + index * 60_000);
  await database.asService(async (tx) => {
    await tx.insert(schema.incidents).values({ service: 'accounts', startedAt: at(0), endedAt: null });
    await tx.insert(schema.incidents).values(
      Array.from({ length: 30 }, (_, index) => ({
        service: 'app',
        startedAt: at(index + 1),
        endedAt: at(index + 1),
      })),
    );
  });
  const report = await readStatus(database, minute(10));
  expect(report.services.find(({ id }) => id === 'accounts')?.status).toBe('outage');
  expect(report.overall).toBe('outage');
  expect(report.incidents).toHaveLength(20);
  expect(report.incidents.at(-1)).toMatchObject({ service: 'accounts', status: 'ongoing' });
  await database.asService((tx) => tx.delete(schema.incidents));
});

it('samples of a day ago and days beyond the window go', async () => {
  await recordRound(database, minute(60 * 24 * 91), [{ service: 'app', passed: true, responseMs: 7 }]);
  const app = (await readStatus(database, minute(60 * 24 * 91))).services.find(({ id }) => id === 'app');
  expect([app?.days.length, app?.response_ms]).toEqual([1, 7]);
});

it('[PP-08] the clock samples at once and then with each minute', async () => {
  vi.useFakeTimers({ now: start + 15_000 });
  const seen: string[] = [];
  const clock = everyMinute(async (at) => void seen.push(at.toISOString().slice(11, 16)));
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await clock.stop();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  vi.useRealTimers();
  expect(seen).toEqual(['12:00', '12:01', '12:02']);
});
