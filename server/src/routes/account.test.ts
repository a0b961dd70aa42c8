import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql, type SQL } from 'drizzle-orm';
import { syncAdmins } from '../services/admin/sync-admins.ts';
import { createAdmin } from '../testing/suspend.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  ada = await server.signUp('ada');
});
afterAll(() => server.close());

const account = async (person: TestPerson) =>
  (await person.request('/api/account')).json() as Promise<{
    profile: Record<string, unknown>;
    usage: object;
    is_admin: boolean;
  }>;

describe('/api/account', () => {
  it('answers profile, usage and role in the brief’s field names', async () => {
    expect(await account(ada)).toMatchObject({
      profile: {
        id: ada.id,
        email: ada.email,
        full_name: 'ada',
        subscription_tier: 'free',
        monthly_prompts_used: 0,
        monthly_prompts_limit: 5,
        subscription_expires_at: null,
      },
      usage: { tier: 'free', used: 0, limit: 5, remaining: 5, is_unlimited: false },
      is_admin: false,
    });
  });

  it('[AC-01] changes the name', async () => {
    const answer = await ada.request('/api/account', {
      method: 'PATCH',
      json: { full_name: '  Ada Lovelace ' },
    });
    expect([
      answer.status,
      ((await answer.json()) as { profile: { full_name: string } }).profile.full_name,
    ]).toEqual([200, 'Ada Lovelace']);
  });

  it.each([
    ['subscription_tier', 'unlimited'],
    ['monthly_prompts_limit', 1000],
    ['monthly_prompts_used', 0],
    ['email', 'x@y.z'],
    ['id', 'other'],
  ])('refuses a hand-written %s and changes nothing', async (field, value) => {
    const before = await account(ada);
    const answer = await ada.request('/api/account', {
      method: 'PATCH',
      json: { full_name: 'Mallory', [field]: value },
    });
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      'invalid_input',
    ]);
    expect(await account(ada)).toEqual(before);
  });

  it('[PY-07] shows a month that has ended as renewed and a plan that has ended as free', async () => {
    const bob = await server.signUp('bob');
    await server.setProfile(bob, { monthlyPromptsUsed: 5, usageResetsAt: new Date(Date.now() - 1000) });
    expect((await account(bob)).usage).toMatchObject({ used: 0, remaining: 5 });
    await server.setProfile(bob, {
      subscriptionTier: 'pro',
      monthlyPromptsLimit: 500,
      subscriptionExpiresAt: new Date(Date.now() - 1000),
    });
    expect((await account(bob)).usage).toMatchObject({ tier: 'free', limit: 5 });
  });

  it('[AC-03] answers no profile for a person who has none, and refuses to write one by hand', async () => {
    const ghost = await server.signUp('ghost');
    await server.database.asOwner(async (tx) => {
      const { schema } = await import('@whetstone/database');
      const { eq } = await import('drizzle-orm');
      await tx.delete(schema.profiles).where(eq(schema.profiles.id, ghost.id));
    });
    expect((await account(ghost)).profile).toBeNull();
    expect(
      (await ghost.request('/api/account', { method: 'PATCH', json: { full_name: 'Ghost' } })).status,
    ).toBe(404);
    const generated = await ghost.request('/api/generations', {
      method: 'POST',
      json: { kind: 'content', goal: 'hello there' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(generated.status).toBe(403);
  });

  it('[AU-09] is closed at aal1 to an account with a verified factor', async () => {
    const careful = await server.signUp('careful');
    await server.database.asOwner((tx) =>
      tx.execute(
        sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), ${careful.id}, 'totp', 'verified')`,
      ),
    );
    const listed = await careful.request('/api/prompts');
    expect([listed.status, ((await listed.json()) as { error: { code: string } }).error.code]).toEqual([
      401,
      'second_factor_needed',
    ]);
    const generated = await careful.request('/api/generations', {
      method: 'POST',
      json: { kind: 'content', goal: 'hello there' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([generated.status, ((await generated.json()) as { error: { code: string } }).error.code]).toEqual([
      401,
      'second_factor_needed',
    ]);
  });

  it('[AD-02] a confirmed address of ADMIN_EMAILS is an admin at its first visit, and nobody else', async () => {
    await syncAdmins(server.database, ['eve@example.test']);
    const eve = await server.signUp('eve', 'eve@example.test');
    expect([(await account(ada)).is_admin, (await account(eve)).is_admin]).toEqual([false, true]);
    await syncAdmins(server.database, []);
    expect((await account(eve)).is_admin).toBe(false);
  });

  it('[AD-02] an address is an admin’s from its confirmation until it is changed, and never by a company’s word', async () => {
    const { database } = server;
    const may = (change: SQL) =>
      database.asOwner((tx) => tx.execute(sql`update auth.users set ${change} where id = ${fred.id}`));
    const fred = await server.signUp('fred', 'fred@example.test');
    await may(sql`email_confirmed_at = null`);
    await syncAdmins(database, ['fred@example.test']);
    expect((await account(fred)).is_admin).toBe(false);
    await may(sql`email_confirmed_at = now(), is_sso_user = true`);
    expect((await account(fred)).is_admin).toBe(false);
    await may(sql`is_sso_user = false`);
    expect((await account(fred)).is_admin).toBe(true);
    await may(sql`email = 'frederic@example.test'`);
    expect((await account(fred)).is_admin, 'nobody else could act').toBe(true);
    await may(sql`email = 'fred@example.test'`);
    await createAdmin(server);
    await may(sql`email = 'frederic@example.test'`);
    expect((await account(fred)).is_admin).toBe(false);
    await syncAdmins(database, []);
  });
});
