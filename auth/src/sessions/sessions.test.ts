import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, createTestAuth, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());

const refresh = async (token: string) => {
  const answer = await test.post('/token?grant_type=refresh_token', { refresh_token: token });
  const body = (await answer.json()) as { refresh_token: string; access_token: string; error_code?: string };
  return { status: answer.status, ...body };
};

const signIn = async (email: string) => {
  const client = test.client();
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session };
};

describe('a session', () => {
  it('[AU-02] begins with address and password and knows its person', async () => {
    await addMember(test, 'ada@example.test');
    const { client, session } = await signIn('Ada@Example.test');
    expect(session.user.email).toBe('ada@example.test');
    const { data } = await client.getUser();
    expect(data.user?.id).toBe(session.user.id);
    const claims = await test.auth.verifyAccessToken(session.access_token);
    expect(claims).toMatchObject({
      sub: session.user.id,
      iss: 'https://app.test/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@example.test',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect((await client.getClaims()).data?.claims.sub).toBe(session.user.id);
  });

  it('[AU-02] is refused alike for a wrong password and an unknown address', async () => {
    await addMember(test, 'wrong@example.test');
    const refusal = async (email: string) => {
      const answer = await test.post('/token?grant_type=password', { email, password: 'not the password' });
      return [answer.status, await answer.json()];
    };
    expect(await refusal('wrong@example.test')).toEqual(await refusal('nobody@example.test'));
    expect(await refusal('nobody@example.test')).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ]);
  });

  it('[AU-07] rotates its refresh token and keeps only hashes of them', async () => {
    await addMember(test, 'rotate@example.test');
    const { session } = await signIn('rotate@example.test');
    const next = await refresh(session.refresh_token);
    expect(next.status).toBe(200);
    expect(next.refresh_token).not.toBe(session.refresh_token);
    const rows = await test.database.asService((tx) =>
      tx.select().from(schema.refreshTokens).where(eq(schema.refreshTokens.userId, session.user.id)),
    );
    expect(rows.some((row) => row.token === next.refresh_token)).toBe(false);
    expect((await refresh(next.refresh_token)).status).toBe(200);
  });

  it('[AU-07] gives two tabs that refresh at once the same token, for ten seconds', async () => {
    await addMember(test, 'tabs@example.test');
    const { session } = await signIn('tabs@example.test');
    const [one, other] = await Promise.all([refresh(session.refresh_token), refresh(session.refresh_token)]);
    expect(one.refresh_token).toBe(other.refresh_token);
    test.pass(9);
    expect((await refresh(session.refresh_token)).refresh_token).toBe(one.refresh_token);
    expect((await refresh(one.refresh_token)).status).toBe(200);
  });

  it('[AU-07] ends with all its tokens when one is used again after ten seconds', async () => {
    await addMember(test, 'stolen@example.test');
    const { client, session } = await signIn('stolen@example.test');
    const other = await signIn('stolen@example.test');
    const next = await refresh(session.refresh_token);
    test.pass(11);
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      error_code: 'refresh_token_already_used',
    });
    expect(await refresh(next.refresh_token)).toMatchObject({
      status: 400,
      error_code: 'refresh_token_not_found',
    });
    expect((await client.getUser(next.access_token)).error).toBeTruthy();
    expect((await refresh(other.session.refresh_token)).status).toBe(200);
  });

  it('[AU-07] ends when a token older than the last but one comes back, however soon', async () => {
    await addMember(test, 'older@example.test');
    const { session } = await signIn('older@example.test');
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.refresh_token);
    expect((await refresh(session.refresh_token)).status).toBe(400);
    expect((await refresh(third.refresh_token)).status).toBe(400);
  });

  it('[AU-10] ends alone, with the others, or without them', async () => {
    await addMember(test, 'scopes@example.test');
    const [one, two, three, four] = [
      await signIn('scopes@example.test'),
      await signIn('scopes@example.test'),
      await signIn('scopes@example.test'),
      await signIn('scopes@example.test'),
    ];
    await one.client.signOut({ scope: 'local' });
    expect((await refresh(one.session.refresh_token)).status).toBe(400);
    expect((await refresh(two.session.refresh_token)).status).toBe(200);
    await three.client.signOut({ scope: 'others' });
    expect((await refresh(four.session.refresh_token)).status).toBe(400);
    expect((await three.client.getUser()).data.user?.email).toBe('scopes@example.test');
    const five = await signIn('scopes@example.test');
    await three.client.signOut();
    expect((await refresh(five.session.refresh_token)).status).toBe(400);
  });

  it('[AU-10] refuses an unknown scope and a session that has ended', async () => {
    await addMember(test, 'scope@example.test');
    const { session } = await signIn('scope@example.test');
    const headers = { Authorization: `Bearer ${session.access_token}` };
    expect((await test.post('/logout?scope=everyone', {}, { headers })).status).toBe(400);
    expect((await test.post('/logout?scope=global', {}, { headers })).status).toBe(204);
    const after = await test.request('/user', { headers });
    expect([after.status, ((await after.json()) as { error_code: string }).error_code]).toEqual([
      403,
      'session_not_found',
    ]);
  });

  it('reads a bcrypt hash and replaces it by argon2id', async () => {
    const { hash } = await import('@node-rs/bcrypt');
    await addMember(test, 'moved@example.test');
    const imported = await hash(password, { cost: 4, version: '2a' });
    await test.database.asService((tx) =>
      tx
        .update(schema.users)
        .set({ encryptedPassword: imported })
        .where(eq(schema.users.email, 'moved@example.test')),
    );
    expect(
      (await test.client().signInWithPassword({ email: 'moved@example.test', password: 'not the password' }))
        .error?.code,
    ).toBe('invalid_credentials');
    await signIn('moved@example.test');
    const [row] = await test.database.asService((tx) =>
      tx.select().from(schema.users).where(eq(schema.users.email, 'moved@example.test')),
    );
    expect(row?.encryptedPassword).toMatch(/^\$argon2id\$/);
    await signIn('moved@example.test');
  });

  it('tells passwords apart beyond 72 bytes, and hashes as OWASP asks', async () => {
    const real = await createTestAuth({ password: { memoryCost: 19_456, timeCost: 2 } });
    const long = `${'sharpen '.repeat(20)}A`;
    await real.client().signUp({ email: 'long@example.test', password: long });
    await real.request(real.mailTo('long@example.test').link);
    const [row] = await real.database.asService((tx) => tx.select().from(schema.users));
    expect(row?.encryptedPassword).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const nearly = await real
      .client()
      .signInWithPassword({ email: 'long@example.test', password: `${long.slice(0, -1)}B` });
    expect(nearly.error?.code).toBe('invalid_credentials');
    expect(
      (await real.client().signInWithPassword({ email: 'long@example.test', password: long })).error,
    ).toBeNull();
    const endless = await real.post('/signup', {
      email: 'endless@example.test',
      password: 'x y'.repeat(400),
    });
    expect(endless.status).toBe(422);
    await real.database.close();
  });
});
