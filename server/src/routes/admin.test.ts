import { randomUUID } from 'node:crypto';
import type {
  AdminActionPage,
  AdminFigures,
  AdminReportPage,
  AdminUserPage,
  Prompt,
  TierGranted,
} from '@whetstone/contract';
import { schema } from '@whetstone/database';
import { refusal } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../testing/buyer.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: TestPerson;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  [admin, ada, bob] = [await server.signUp('boss'), await server.signUp('ada'), await server.signUp('bob')];
  await server.database.asService((tx) =>
    tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
  );
});
afterAll(() => server.close());

const read = async <Body>(path: string, person: TestPerson = admin) =>
  (await (await person.request(path)).json()) as Body;
const post = (path: string, json: unknown = {}, person: TestPerson = admin) =>
  person.request(path, { method: 'POST', json });
const setTier = async (email: string, tier: string) =>
  (await (await post('/api/admin/tier', { email, tier })).json()) as TierGranted;
const publish = async (person: TestPerson, title: string): Promise<Prompt> => {
  const saved = (await (await post('/api/prompts', { title, prompt_text: 'x' }, person)).json()) as Prompt;
  await person.request(`/api/prompts/${saved.id}`, { method: 'PATCH', json: { is_public: true } });
  return saved;
};
const actions = () => read<AdminActionPage>('/api/admin/actions');

describe('/api/admin', () => {
  it('[AD-01] answers 403 to everyone else on every route, also with "admin" in the address', async () => {
    const lookalike = await server.signUp('admin');
    const id = randomUUID();
    const routes: [string, string, unknown?][] = [
      ['POST', '/api/admin/tier', { email: lookalike.email, tier: 'unlimited' }],
      ['GET', '/api/admin/users'],
      ['GET', '/api/admin/figures'],
      ['GET', '/api/admin/reports'],
      [
        'POST',
        `/api/admin/reports/${id}/resolve`,
        { resolution: 'dismissed', reason: 'Nothing is wrong with it.' },
      ],
      ['POST', `/api/admin/prompts/${id}/unpublish`],
      ['POST', `/api/admin/prompts/${id}/restore`],
      ['GET', '/api/admin/actions'],
    ];
    for (const [method, path, json] of routes) {
      const answer = await lookalike.request(path, { method, json });
      expect([
        path,
        answer.status,
        ((await answer.json()) as { error: { code: string } }).error.code,
      ]).toEqual([path, 403, 'not_allowed']);
      expect((await server.app.request(path, { method })).status).toBe(401);
    }
    expect((await read<{ is_admin: boolean }>('/api/account', lookalike)).is_admin).toBe(false);
    expect((await read<{ is_admin: boolean }>('/api/account')).is_admin).toBe(true);
  });

  it.each([
    ['starter', 500, 365],
    ['pro', 5000, 365],
    ['unlimited', 999_999, null],
    ['free', 5, null],
  ])('[AD-02] [PY-01] sets %s with %s prompts', async (tier, limit, days) => {
    const granted = await setTier(`  ${ada.email.toUpperCase()} `, tier);
    expect(granted).toMatchObject({
      message: `Successfully upgraded ${ada.email} to ${tier} tier!`,
      tier,
      monthly_limit: limit,
    });
    const daysLeft =
      granted.expires_at === null
        ? null
        : Math.round((Date.parse(granted.expires_at) - Date.now()) / 86_400_000);
    expect(daysLeft).toBe(days);
    const isUnlimited = tier === 'unlimited';
    expect(await read('/api/account', ada)).toMatchObject({
      usage: { tier, limit: isUnlimited ? null : limit, is_unlimited: isUnlimited },
    });
  });

  it('[AD-02] says when an address is missing or nobody’s', async () => {
    const answers = [
      await post('/api/admin/tier', { email: '  ', tier: 'pro' }),
      await post('/api/admin/tier', { email: 'nobody@example.test', tier: 'pro' }),
    ];
    const errors = await Promise.all(
      answers.map(
        async (answer) => ((await answer.json()) as { error: { code: string; message: string } }).error,
      ),
    );
    expect(errors).toMatchObject([
      { code: 'invalid_input', message: 'email: Please enter an email address' },
      { code: 'not_found', message: 'User with email nobody@example.test not found' },
    ]);
  });

  it('[AD-02] records who, whom, what and when, and lets nobody change that', async () => {
    await setTier(bob.email, 'pro');
    const [latest] = (await actions()).items;
    expect(latest).toMatchObject({
      admin_email: admin.email,
      target: bob.email,
      action: 'set_tier',
      details: { from: 'free', to: 'pro', to_limit: 5000 },
    });
    expect(Math.abs(Date.parse(latest?.created_at ?? '') - Date.now())).toBeLessThan(60_000);
    const forged = server.database.actingAs({ sub: admin.id, role: 'authenticated' }, (tx) =>
      tx.execute(sql`delete from public.admin_actions`),
    );
    expect(await refusal(forged)).toBe('42501');
  });

  it('refuses a cursor that is none of its own', async () => {
    const cursor = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
    const forged = [cursor('1', randomUUID()), cursor('+275760-01-01T00:00:00Z', randomUUID()), 'rubbish'];
    for (const path of ['users', 'reports'])
      for (const one of forged)
        expect((await admin.request(`/api/admin/${path}?cursor=${one}`)).status).toBe(400);
    for (const one of ['x', '1.5', '9'.repeat(30)])
      expect((await admin.request(`/api/admin/actions?cursor=${one}`)).status).toBe(400);
    const own = cursor(new Date().toISOString(), randomUUID());
    expect((await admin.request(`/api/admin/users?cursor=${own}`)).status).toBe(200);
  });

  it('[AD-03] lists people by page and finds them by a part of the address or name', async () => {
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const page = await read<AdminUserPage>(`/api/admin/users?limit=2${cursor}`);
      seen.push(...page.items.map((user) => user.email));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining([admin.email, ada.email, bob.email]));
    expect(
      (await read<AdminUserPage>(`/api/admin/users?search=${ada.email.slice(0, 9)}`)).items.map(
        (user) => user.email,
      ),
    ).toEqual([ada.email]);
    expect((await read<AdminUserPage>('/api/admin/users?search=%25')).items).toEqual([]);
  });

  it('[AD-03] counts people, usage and revenue: a grant is no revenue, what was paid is', async () => {
    const buyer = await createBuyer(server, 'buyer');
    await buyer.buy('pro');
    await setTier(bob.email, 'pro');
    const figures = await read<AdminFigures>('/api/admin/figures');
    expect(figures.tiers.find((tier) => tier.tier === 'pro')).toEqual({
      tier: 'pro',
      paying: 1,
      granted: 1,
      monthly_revenue_usd: 19,
    });
    expect(figures.monthly_revenue_usd).toBe(19);
    expect(figures.received_this_month_usd).toBe(19);
    expect(figures.people).toBe(5);
  });

  it('[AD-03] counts the prompts that people saved and published, not the templates', async () => {
    const counted = async () => {
      const { prompts, public_prompts } = await read<AdminFigures>('/api/admin/figures');
      return [prompts, public_prompts];
    };
    const people = sql`select count(*)::int as prompts, (count(*) filter (where is_public))::int as public_prompts
      from public.prompts where deleted_at is null and user_id <> '00000000-0000-0000-0000-000000000000'`;
    const { prompts = 0, public_prompts = 0 } =
      (await server.rowAsOwner<{ prompts: number; public_prompts: number }>(people)) ?? {};
    expect(await counted()).toEqual([prompts, public_prompts]);
    await publish(ada, 'One more');
    expect(await counted()).toEqual([prompts + 1, public_prompts + 1]);
  });

  it('[AD-03] counts the calls of the model and their costs, for admins alone', async () => {
    const call = {
      kind: 'content',
      model: 'm',
      inputTokens: 1,
      outputTokens: 1,
      tokensEstimated: false,
    } as const;
    const figures = { ...call, userId: ada.id, durationMs: 1 };
    await server.database.asService((tx) =>
      tx.insert(schema.modelCalls).values([
        { ...figures, outcome: 'used', costUsd: 0.25 },
        { ...figures, outcome: 'unfit', costUsd: 0.5 },
        { ...figures, outcome: 'used', costUsd: 4, createdAt: new Date('2020-01-01') },
      ]),
    );
    const { model_this_month } = await read<AdminFigures>('/api/admin/figures');
    expect(model_this_month).toEqual({ calls: 2, used: 1, cost_usd: 0.75 });
    const ask = server.database.actingAs({ role: 'authenticated', sub: ada.id }, (tx) =>
      tx.execute(sql`select public.admin_model_figures()`),
    );
    expect(await refusal(ask)).toBe('42501');
  });

  it('[LB-07] closes a report by taking the prompt out; its owner cannot publish it until an admin allows it', async () => {
    const shown = await publish(ada, 'Spam');
    await post(`/api/library/${shown.id}/report`, { reason: 'spam', note: 'An ad' }, bob);
    const [report] = (await read<AdminReportPage>('/api/admin/reports')).items;
    expect(report).toMatchObject({
      prompt_id: shown.id,
      title: 'Spam',
      reason: 'spam',
      note: 'An ad',
      owner_email: ada.email,
      reporter_email: bob.email,
      is_public: true,
    });
    expect(
      (
        await post(`/api/admin/reports/${report?.id}/resolve`, {
          resolution: 'unpublished',
          reason: 'An ad.',
        })
      ).status,
    ).toBe(200);
    expect((await server.app.request(`/api/library/${shown.id}`)).status).toBe(404);
    expect((await read<AdminReportPage>('/api/admin/reports')).items).toEqual([]);
    expect((await read<AdminReportPage>('/api/admin/reports?state=resolved')).items[0]).toMatchObject({
      resolution: 'unpublished',
      is_moderated: true,
    });
    const republish = () =>
      ada.request(`/api/prompts/${shown.id}`, { method: 'PATCH', json: { is_public: true } });
    expect((await republish()).status).toBe(409);
    expect((await post(`/api/admin/prompts/${shown.id}/restore`)).status).toBe(200);
    expect((await republish()).status).toBe(200);
    expect((await actions()).items.slice(0, 2).map((action) => action.action)).toEqual([
      'restore_prompt',
      'unpublish_prompt',
    ]);
  });

  it('[LB-07] dismisses a report and leaves the prompt', async () => {
    const shown = await publish(ada, 'Harmless');
    await post(`/api/library/${shown.id}/report`, { reason: 'other' }, bob);
    const [report] = (await read<AdminReportPage>('/api/admin/reports')).items;
    await post(`/api/admin/reports/${report?.id}/resolve`, {
      resolution: 'dismissed',
      reason: 'Nothing is wrong with it.',
    });
    expect((await server.app.request(`/api/library/${shown.id}`)).status).toBe(200);
    expect((await actions()).items[0]).toMatchObject({ action: 'resolve_report', target: 'Harmless' });
    expect(
      (
        await post(`/api/admin/reports/${randomUUID()}/resolve`, {
          resolution: 'unpublished',
          reason: 'An ad.',
        })
      ).status,
    ).toBe(404);
  });
});
