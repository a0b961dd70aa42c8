import { schema } from '@whetstone/database';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, createTestAuth, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
const ended: string[] = [];
let subscriptionService = async (account: { email: string }): Promise<void> => void ended.push(account.email);
beforeAll(async () => {
  test = await createTestAuth({}, { beforeDeletion: (account) => subscriptionService(account) });
});
afterAll(() => test.database.close());

const call = async (client: GoTrueClient, method: string, path: string, body?: object) => {
  const token = (await client.getSession()).data.session?.access_token;
  return test.request(path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
};

const signIn = async (email: string, userAgent = 'Test') => {
  const client = test.client({ headers: { 'User-Agent': userAgent } });
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
};

interface Listed {
  sessions: { id: string; user_agent: string; ip: string; is_current: boolean }[];
}

describe('the list of sessions', () => {
  it('[AU-10] shows the owner each session and ends the one that is named', async () => {
    await addMember(test, 'ada@example.test');
    const [here, there] = [
      await signIn('ada@example.test', 'Firefox on a desk'),
      await signIn('ada@example.test', 'Safari on a sofa'),
    ];
    const { sessions } = (await (await call(here, 'GET', '/user/sessions')).json()) as Listed;
    expect(sessions).toHaveLength(3);
    expect(sessions.find((session) => session.is_current)?.user_agent).toBe('Firefox on a desk');
    const other = sessions.find((session) => session.user_agent === 'Safari on a sofa');
    expect((await call(here, 'DELETE', `/user/sessions/${other?.id}`)).status).toBe(204);
    expect((await there.getUser()).error).toBeTruthy();
    expect((await here.getUser()).error).toBeNull();
  });

  it('[AU-10] does not end the session of a stranger', async () => {
    const ada = await addMember(test, 'owner@example.test');
    const eve = await addMember(test, 'eve@example.test');
    const { sessions } = (await (await call(ada, 'GET', '/user/sessions')).json()) as Listed;
    expect((await call(eve, 'DELETE', `/user/sessions/${sessions[0]?.id}`)).status).toBe(404);
    expect((await call(eve, 'DELETE', '/user/sessions/not-an-id')).status).toBe(404);
    expect((await ada.getUser()).error).toBeNull();
  });
});

describe('the deletion of an account', () => {
  it('[AU-14] takes everything with it, once the owner has proven to be there', async () => {
    const client = await addMember(test, 'leaving@example.test');
    const id = (await client.getUser()).data.user?.id ?? '';
    test.pass(601);
    const early = await call(client, 'DELETE', '/user');
    expect([early.status, ((await early.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'reauthentication_needed',
    ]);
    const wrong = await call(client, 'DELETE', '/user', { password: 'not the password' });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { code: 400, error_code: 'reauthentication_needed', msg: 'This password is incorrect.' },
    ]);
    expect(test.mailTo('leaving@example.test').subject).not.toBe('Your account was deleted');
    expect((await call(client, 'DELETE', '/user', { password })).status).toBe(204);
    await test.auth.settled();
    expect(test.mailTo('leaving@example.test').subject).toBe('Your account was deleted');
    expect(ended).toContain('leaving@example.test');
    const [profile] = await test.database.asService((tx) =>
      tx.select().from(schema.profiles).where(eq(schema.profiles.id, id)),
    );
    expect(profile).toBeUndefined();
    expect(
      JSON.stringify(await test.database.asService((tx) => tx.select().from(schema.auditLogEntries))),
    ).not.toContain('leaving@example.test');
    expect(
      (await test.client().signInWithPassword({ email: 'leaving@example.test', password })).error?.code,
    ).toBe('invalid_credentials');
    expect(await test.auth.exportAccount(id)).toBeNull();
  });

  it('[AU-14] is possible right after a sign-in, and by a mailed code', async () => {
    const fresh = await addMember(test, 'fresh@example.test');
    expect((await call(fresh, 'DELETE', '/user')).status).toBe(204);
    const coded = await addMember(test, 'coded@example.test');
    test.pass(601);
    await coded.reauthenticate();
    expect(
      (await call(coded, 'DELETE', '/user', { nonce: test.mailTo('coded@example.test').code })).status,
    ).toBe(204);
  });

  it('[AU-14] does not happen while what must come first fails', async () => {
    const client = await addMember(test, 'paying@example.test');
    const before = subscriptionService;
    subscriptionService = () => Promise.reject(new Error('The payment provider does not answer'));
    expect((await call(client, 'DELETE', '/user')).status).toBe(500);
    subscriptionService = before;
    expect((await client.getUser()).data.user?.email).toBe('paying@example.test');
    expect((await call(client, 'DELETE', '/user')).status).toBe(204);
  });

  it('[AU-14] is preceded by an export of what is known, without secrets', async () => {
    const client = await addMember(test, 'export@example.test');
    const id = (await client.getUser()).data.user?.id ?? '';
    const data = await test.auth.exportAccount(id);
    expect(data?.user.email).toBe('export@example.test');
    expect(data?.sessions).toHaveLength(1);
    expect(data?.audit_log.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash|refresh_token"/);
  });
});

describe('identities', () => {
  it('[AU-11] cannot lose the last one', async () => {
    const client = await addMember(test, 'single@example.test');
    const identity = (await client.getUserIdentities()).data?.identities[0];
    if (!identity) throw new Error('No identity');
    expect((await client.unlinkIdentity(identity)).error?.code).toBe('single_identity_not_deletable');
  });

  it('[AU-11] lose one that belongs to the account, and none that does not', async () => {
    const client = await addMember(test, 'double@example.test');
    const id = (await client.getUser()).data.user?.id ?? '';
    await test.database.asService((tx) =>
      tx
        .insert(schema.identities)
        .values({ userId: id, provider: 'github', providerId: '4711', identityData: { sub: '4711' } }),
    );
    const identities = (await client.getUserIdentities()).data?.identities ?? [];
    const github = identities.find((identity) => identity.provider === 'github');
    const stranger = await addMember(test, 'thief@example.test');
    if (!github) throw new Error('No identity');
    expect((await stranger.unlinkIdentity(github)).error?.code).toBe('single_identity_not_deletable');
    expect((await client.unlinkIdentity({ ...github, identity_id: crypto.randomUUID() })).error?.code).toBe(
      'identity_not_found',
    );
    expect((await client.unlinkIdentity(github)).error).toBeNull();
  });
});
