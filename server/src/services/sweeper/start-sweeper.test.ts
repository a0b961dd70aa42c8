import { demoRequestMonths } from '@whetstone/contract';
import type { Database } from '@whetstone/database';
import { createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Log } from '../../http/log.ts';
import { readSettings } from '../../settings.ts';
import { openPayments } from '../payments/open-payments.ts';
import { seedTemplates } from '../library/seed-templates.ts';
import { startSweeper } from './start-sweeper.ts';

const paymentsOver = (over: Database, log: Log = () => undefined) =>
  openPayments(readSettings({}), {
    database: over,
    log,
    mailer: { send: () => Promise.resolve() },
  });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedTemplates(database);
});
afterAll(() => database.close());

const trending = () =>
  database.asOwner((tx) =>
    rowsOf<{ prompt_id: string }>(tx, sql`select prompt_id from private.library_trending order by place`),
  );

describe('startSweeper', () => {
  it('[LB-03] lets trend what was voted for lately, and nothing else', async () => {
    const [last] = await database.asOwner((tx) =>
      rowsOf<{ id: string }>(tx, sql`select id from public.prompts order by published_at limit 1`),
    );
    const voter = sql`insert into public.profiles (id, created_at) values ('00000000-0000-4000-8000-000000000001', now() - interval '2 days')`;
    await database.asService((tx) => tx.execute(voter));
    await database.asService((tx) =>
      tx.execute(
        sql`insert into public.prompt_votes (user_id, prompt_id) values ('00000000-0000-4000-8000-000000000001', ${last?.id})`,
      ),
    );
    expect(await trending()).toEqual([]);
    await startSweeper({
      database,
      log: () => undefined,
      auth: { sweep: () => Promise.resolve() },
      payments: await paymentsOver(database),
    }).stop();
    expect(await trending()).toEqual([{ prompt_id: last?.id }]);
  });

  it('[PP-04] forgets demo requests after the months that the privacy page names, and no younger ones', async () => {
    await database.asOwner((tx) =>
      tx.execute(sql`insert into private.demo_requests (name, email, company, message, created_at) values
        ('Old', 'old@example.test', 'Acme', '', now() - make_interval(months => ${demoRequestMonths}::integer, days => 1)),
        ('Young', 'young@example.test', 'Acme', '', now() - make_interval(months => ${demoRequestMonths}::integer, days => -1))`),
    );
    await startSweeper({
      database,
      log: () => undefined,
      auth: { sweep: () => Promise.resolve() },
      payments: await paymentsOver(database),
    }).stop();
    expect(await database.asOwner((tx) => rowsOf(tx, sql`select name from private.demo_requests`))).toEqual([
      { name: 'Young' },
    ]);
  });

  it('logs what fails and goes on', async () => {
    const events: unknown[] = [];
    const log: Log = (level, event) => events.push([level, event['sweep']]);
    const broken = { asService: () => Promise.reject(new Error('no database')) } as unknown as Database;
    await startSweeper({
      database: broken,
      log,
      auth: { sweep: () => Promise.reject(new Error('no accounts')) },
      payments: await paymentsOver(broken, log),
    }).stop();
    expect(events).toEqual([
      ['error', 'bins'],
      ['error', 'deletedFolders'],
      ['error', 'demoRequests'],
      ['error', 'writings'],
      ['error', 'uses'],
      ['error', 'votes'],
      ['error', 'securityLog'],
      ['error', 'securityAlarms'],
      ['error', 'tries'],
      ['error', 'trending'],
      ['error', 'accounts'],
      ['error', 'payments: sandbox'],
      ['error', 'payments: events'],
      ['error', 'payments: refunds'],
      ['error', 'payments: renewals'],
      ['error', 'payments: grants'],
      ['error', 'payments: mails'],
      ['error', 'payments: quotas'],
      ['error', 'payments: guarantees'],
    ]);
  });
});
