import type { SecurityEventPage } from '@whetstone/contract';
import { openSecurityLog, rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertAdmins } from '../services/security-log/alert-admins.ts';
import { sweepSecurityLog } from '../services/security-log/sweep-security-log.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

const token = 'a token of thirty-two characters and more';
let server: TestServer;
let admin: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ METRICS_TOKEN: token });
  [admin, ada] = [await server.signUp('boss'), await server.signUp('ada')];
});
afterAll(() => server.close());
beforeEach(() =>
  server.database.asOwner(
    async (tx) =>
      void (await tx.execute(
        sql`truncate private.security_events, private.rate_limits, private.outbox_mails, public.admins`,
      )),
  ),
);

const appoint = () =>
  server.database.asService((tx) =>
    tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
  );
const read = async (query = '') =>
  (await (await admin.request(`/api/admin/security-events${query}`)).json()) as SecurityEventPage;

const note = async (kind: 'wrong_password' | 'wrong_code', count: number) => {
  const log = openSecurityLog(server.database, { onFailure: (error) => expect.fail(String(error)) });
  for (let index = 0; index < count; index++) log.note({ kind, network: '10.1.1.1' });
  await log.settled();
};

const mails = () =>
  server.database.asOwner((tx) =>
    rowsOf<{ recipient: string; subject: string; body_text: string }>(
      tx,
      sql`select recipient, subject, body_text from private.outbox_mails where subject = 'An unusual number of refused requests'`,
    ),
  );

const alarm = (mailer = server.dependencies.payments.mailer) =>
  alertAdmins({
    ...server.dependencies.payments,
    mailer,
    database: server.database,
    log: server.dependencies.log,
  });

describe('the security log', () => {
  it('[AU-18] names who asked for what only admins may do, and lets admins alone read it', async () => {
    expect((await ada.request('/api/admin/users')).status).toBe(403);
    expect((await ada.request('/api/admin/security-events')).status).toBe(403);
    expect((await server.app.request('/api/admin/users')).status).toBe(401);
    await ada.request(`/api/admin/prompts/${crypto.randomUUID()}/restore`, { method: 'POST', json: {} });
    await appoint();
    await vi.waitFor(async () => expect((await read()).items).toHaveLength(5));
    const { items } = await read('?kind=admin_refused');
    expect(items.map(({ email, act }) => [email, act])).toEqual(
      expect.arrayContaining([
        [ada.email, 'GET /api/admin/users'],
        [ada.email, 'GET /api/admin/security-events'],
        [null, 'GET /api/admin/users'],
        [ada.email, 'POST /api/admin/prompts/:id/restore'],
      ]),
    );
    expect(items).toHaveLength(4);
  });

  it('[AU-18] names who was given the admin role and who lost it, however that was done', async () => {
    await appoint();
    await server.database.asService((tx) => tx.execute(sql`delete from public.admins`));
    await appoint();
    const { items } = await read();
    expect(items.map(({ kind, email, act }) => [kind, email, act])).toEqual([
      ['admin_added', admin.email, 'test'],
      ['admin_removed', admin.email, 'test'],
      ['admin_added', admin.email, 'test'],
    ]);
  });

  it('[AU-18] is read by pages, and refuses a cursor that is none', async () => {
    await appoint();
    await note('wrong_password', 1);
    await note('wrong_code', 1);
    const first = await read('?limit=2');
    const second = await read(`?limit=2&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({ kind }) => kind)).toEqual([
      'wrong_code',
      'wrong_password',
      'admin_added',
    ]);
    expect(second.next_cursor).toBeNull();
    expect((await admin.request('/api/admin/security-events?cursor=x')).status).toBe(400);
    expect((await admin.request('/api/admin/security-events?kind=x')).status).toBe(400);
  });

  it('[AU-18] is counted in the figures', async () => {
    await note('wrong_password', 7);
    const answer = await server.app.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.text()).toContain('whetstone_security_events_last_hour{kind="wrong_password"} 7');
  });

  it('[AU-18] is mailed to the admins when it swells, once an hour, and not before', async () => {
    await appoint();
    await note('wrong_password', 99);
    await alarm();
    expect(await mails()).toEqual([]);
    await note('wrong_password', 1);
    await Promise.all([alarm(), alarm(), alarm()]);
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual([admin.email, []]);
    expect(mail?.body_text).toContain('Wrong password: 100');
    expect(mail?.body_text).toContain('/admin?tab=security');
    await alarm();
    expect(await mails()).toHaveLength(1);
    await server.database.asOwner((tx) =>
      tx.execute(sql`update private.rate_limits set expires_at = now() - interval '1 second'`),
    );
    await alarm();
    expect(await mails()).toHaveLength(2);
  });

  it('[AU-18] tries again where the mail could not be sent', async () => {
    await appoint();
    await note('wrong_code', 100);
    await expect(alarm({ send: () => Promise.reject(new Error('no mail server')) })).rejects.toThrow(
      'No admin could be mailed',
    );
    await alarm();
    expect(await mails()).toHaveLength(1);
  });

  it('[AU-18] is kept for the days that the privacy page names', async () => {
    await note('wrong_password', 1);
    const age = (days: number) =>
      server.database.asOwner((tx) =>
        tx.execute(
          sql`update private.security_events set minute = now() - make_interval(days => ${days}::integer)`,
        ),
      );
    const left = async () =>
      (
        await server.rowAsOwner<{ count: number }>(
          sql`select count(*)::int as count from private.security_events`,
        )
      )?.count;
    await age(89);
    await sweepSecurityLog(server.database);
    expect(await left()).toBe(1);
    await age(91);
    await sweepSecurityLog(server.database);
    expect(await left()).toBe(0);
  });

  it('[AU-14] gives a person what it holds about them', async () => {
    expect((await ada.request('/api/admin/users')).status).toBe(403);
    await vi.waitFor(async () => {
      const file = JSON.parse(await (await ada.request('/api/account/export')).text()) as {
        records: { security_events: { kind: string }[] };
      };
      expect(file.records.security_events.map(({ kind }) => kind)).toEqual(['admin_refused']);
    });
  });
});
