import type { GoTrueClient } from '@supabase/auth-js';
import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMember,
  createTestAuth,
  password,
  readRedirect,
  siteUrl,
  type TestAuth,
} from '../testing/test-auth.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());

const newPassword = 'the whetstone turns 9 times';
const userOf = async (email: string) =>
  (
    await test.database.asService((tx) => tx.select().from(schema.users).where(eq(schema.users.email, email)))
  )[0];

describe('password recovery', () => {
  it('[AU-05] leads from the mail to a session that may set a new password, and ends the other sessions', async () => {
    const elsewhere = await addMember(test, 'forgot@example.test');
    const client = test.client();
    expect(
      (await client.resetPasswordForEmail('forgot@example.test', { redirectTo: `${siteUrl}/account` })).error,
    ).toBeNull();
    const { url, fragment } = readRedirect(await test.request(test.mailTo('forgot@example.test').link));
    expect([url.pathname, fragment.get('type')]).toEqual(['/account', 'recovery']);
    await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    expect(test.mailTo('forgot@example.test').subject).toBe('Your password was changed');
    expect((await elsewhere.getUser()).error).toBeTruthy();
    expect((await client.getUser()).error).toBeNull();
    expect(
      (await test.client().signInWithPassword({ email: 'forgot@example.test', password })).error?.code,
    ).toBe('invalid_credentials');
    expect(
      (await test.client().signInWithPassword({ email: 'forgot@example.test', password: newPassword })).error,
    ).toBeNull();
  });

  it('[AU-05] is told by the session until the password is chosen; a magic link opens none', async () => {
    await addMember(test, 'reloads@example.test');
    const methodsOf = async (client: GoTrueClient) => {
      const { data } = await client.getSession();
      const claims = await test.auth.verifyAccessToken(data.session?.access_token ?? '');
      return (claims as { amr?: { method: string }[] }).amr?.map(({ method }) => method);
    };
    const linked = test.client();
    await linked.signInWithOtp({ email: 'reloads@example.test' });
    const link = test.mailTo('reloads@example.test').code;
    await linked.verifyOtp({ email: 'reloads@example.test', token: link, type: 'magiclink' });
    expect(await methodsOf(linked)).toEqual(['otp']);

    const client = test.client();
    await client.resetPasswordForEmail('reloads@example.test');
    const { code } = test.mailTo('reloads@example.test');
    await client.verifyOtp({ email: 'reloads@example.test', token: code, type: 'recovery' });
    await client.refreshSession();
    expect(await methodsOf(client)).toEqual(['recovery']);
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    await client.refreshSession();
    expect(await methodsOf(client)).toEqual(['otp']);
  });

  it('[AU-15] answers alike for an unknown address, which gets no mail', async () => {
    await addMember(test, 'has@example.test');
    const answerTo = async (email: string) => {
      const answer = await test.post('/recover', { email });
      const soon = await test.post('/recover', { email });
      return [answer.status, await answer.text(), soon.status, await soon.text()];
    };
    expect(await answerTo('has@example.test')).toEqual(await answerTo('hasnot@example.test'));
    expect(test.mailTo('has@example.test').subject).toBe('Reset your password');
    expect(test.mails.some((mail) => mail.to === 'hasnot@example.test')).toBe(false);
  });
});

describe('a magic link', () => {
  it('[AU-03] signs a known person in by link or by code', async () => {
    await addMember(test, 'magic@example.test');
    const client = test.client();
    expect(
      (await client.signInWithOtp({ email: 'magic@example.test', options: { emailRedirectTo: siteUrl } }))
        .error,
    ).toBeNull();
    const { data } = await client.verifyOtp({
      email: 'magic@example.test',
      token: test.mailTo('magic@example.test').code,
      type: 'email',
    });
    expect(data.user?.email).toBe('magic@example.test');
    test.pass(61);
    await client.signInWithOtp({ email: 'magic@example.test' });
    const token = new URL(test.mailTo('magic@example.test').link).searchParams.get('token') ?? '';
    expect(
      (await test.client().verifyOtp({ token_hash: token, type: 'magiclink' })).data.session,
    ).toBeTruthy();
  });

  it('[AU-03] gives an unknown address an account that counts only once the link is used', async () => {
    const client = test.client();
    const { data } = await client.signInWithOtp({
      email: 'new@example.test',
      options: { data: { full_name: 'New Person' } },
    });
    expect(data.session).toBeNull();
    expect((await userOf('new@example.test'))?.emailConfirmedAt).toBeNull();
    const verified = await client.verifyOtp({
      email: 'new@example.test',
      token: test.mailTo('new@example.test').code,
      type: 'email',
    });
    expect(verified.data.user).toMatchObject({
      email: 'new@example.test',
      user_metadata: { full_name: 'New Person' },
    });
    expect((await userOf('new@example.test'))?.emailConfirmedAt).not.toBeNull();
  });

  it('[AU-15] answers alike where no account may be made', async () => {
    const { error } = await test
      .client()
      .signInWithOtp({ email: 'never@example.test', options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    expect(await userOf('never@example.test')).toBeUndefined();
  });

  it('takes a password away that a stranger set before the owner came', async () => {
    await test.client().signUp({ email: 'owner@example.test', password: 'the attacker waits 7' });
    const owner = test.client();
    await owner.signInWithOtp({ email: 'owner@example.test' });
    await owner.verifyOtp({
      email: 'owner@example.test',
      token: test.mailTo('owner@example.test').code,
      type: 'email',
    });
    const { error } = await test
      .client()
      .signInWithPassword({ email: 'owner@example.test', password: 'the attacker waits 7' });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('[AU-15] dies as a code after five wrong guesses, while its link goes on', async () => {
    await addMember(test, 'guess@example.test');
    await test.client().signInWithOtp({ email: 'guess@example.test' });
    const { code, link } = test.mailTo('guess@example.test');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) {
      const { error } = await test
        .client()
        .verifyOtp({ email: 'guess@example.test', token: wrong, type: 'email' });
      expect([error?.status, error?.code]).toEqual([403, 'otp_expired']);
    }
    expect(
      (await test.client().verifyOtp({ email: 'guess@example.test', token: code, type: 'email' })).error
        ?.code,
    ).toBe('otp_expired');
    expect(readRedirect(await test.request(link)).fragment.get('access_token')).toBeTruthy();
  });

  it('accepts a code once, for its own purpose and address', async () => {
    await addMember(test, 'own@example.test');
    await test.client().signInWithOtp({ email: 'own@example.test' });
    const { code } = test.mailTo('own@example.test');
    expect(
      (await test.client().verifyOtp({ email: 'own@example.test', token: code, type: 'signup' })).error?.code,
    ).toBe('otp_expired');
    expect(
      (await test.client().verifyOtp({ email: 'magic@example.test', token: code, type: 'email' })).error
        ?.code,
    ).toBe('otp_expired');
    expect(
      (await test.client().verifyOtp({ email: 'own@example.test', token: code, type: 'magiclink' })).error,
    ).toBeNull();
    expect(
      (await test.client().verifyOtp({ email: 'own@example.test', token: code, type: 'magiclink' })).error
        ?.code,
    ).toBe('otp_expired');
  });
});

describe('the PKCE flow', () => {
  it.each(['signup', 'magiclink', 'recovery'] as const)(
    '[AU-13] ends a %s link in a code that only its client can exchange',
    async (type) => {
      const email = `pkce-${type}@example.test`;
      const client = test.client({ flowType: 'pkce' });
      if (type !== 'signup') await addMember(test, email);
      if (type === 'signup')
        await client.signUp({ email, password, options: { emailRedirectTo: `${siteUrl}/in?x=1` } });
      if (type === 'magiclink')
        await client.signInWithOtp({ email, options: { emailRedirectTo: `${siteUrl}/in?x=1` } });
      if (type === 'recovery') await client.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/in?x=1` });
      const { url } = readRedirect(await test.request(test.mailTo(email).link));
      expect([url.pathname, url.searchParams.get('x'), url.hash]).toEqual(['/in', '1', '']);
      const code = url.searchParams.get('code') ?? '';
      const stranger = await test.post('/token?grant_type=pkce', {
        auth_code: code,
        code_verifier: 'x'.repeat(64),
      });
      expect([stranger.status, ((await stranger.json()) as { error_code: string }).error_code]).toEqual([
        400,
        'bad_code_verifier',
      ]);
      const { data, error } = await client.exchangeCodeForSession(code);
      expect(error).toBeNull();
      expect(data.user?.email).toBe(email);
    },
  );

  it('uses a code once and for five minutes', async () => {
    const email = 'pkce-once@example.test';
    await addMember(test, email);
    const ask = async () => {
      test.pass(61);
      const verifier = 'v'.repeat(50);
      await test.post('/otp', { email, code_challenge: verifier, code_challenge_method: 'plain' });
      const { url } = readRedirect(await test.request(test.mailTo(email).link));
      return { auth_code: url.searchParams.get('code'), code_verifier: verifier };
    };
    const exchange = async (body: object) => (await test.post('/token?grant_type=pkce', body)).status;
    const first = await ask();
    expect([await exchange(first), await exchange(first)]).toEqual([200, 404]);
    const second = await ask();
    test.pass(301);
    expect(await exchange(second)).toBe(400);
  });

  it('answers a refused link in the query', async () => {
    const { url } = readRedirect(await test.request(`/verify?token=pkce_${'x'.repeat(43)}&type=magiclink`));
    expect(url.searchParams.get('error_code')).toBe('otp_expired');
  });
});

describe('resend', () => {
  it('[AU-06] sends the confirmation again and voids the earlier link', async () => {
    const client = test.client();
    await client.signUp({ email: 'again@example.test', password });
    const first = test.mailTo('again@example.test');
    const { error } = await client.resend({ type: 'signup', email: 'again@example.test' });
    expect([error?.status, error?.code]).toEqual([429, 'over_email_send_rate_limit']);
    test.pass(61);
    expect((await client.resend({ type: 'signup', email: 'again@example.test' })).error).toBeNull();
    const second = test.mailTo('again@example.test');
    expect(readRedirect(await test.request(first.link)).fragment.get('error_code')).toBe('otp_expired');
    expect(readRedirect(await test.request(second.link)).fragment.get('access_token')).toBeTruthy();
    expect((await client.signInWithPassword({ email: 'again@example.test', password })).error).toBeNull();
  });

  it('[AU-15] answers alike for a confirmed and an unknown address, and sends nothing', async () => {
    await addMember(test, 'done@example.test');
    test.pass(61);
    const sent = test.mails.length;
    for (const email of ['done@example.test', 'none@example.test'])
      expect((await test.client().resend({ type: 'signup', email })).error).toBeNull();
    expect(test.mails).toHaveLength(sent);
  });
});

const askFor = async (email: string, to: string) => {
  const client = await addMember(test, email);
  const { data, error } = await client.updateUser({ email: to });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, new_email: to });
  return client;
};

describe('a change of address', () => {
  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ])('[AU-06] takes effect once both mailboxes agree, %s first', async (...order) => {
    const [old, fresh] = [`old-${order[0]}@example.test`, `new-${order[0]}@example.test`];
    const client = await askFor(old, fresh);
    const links = { old: test.mailTo(old).link, new: test.mailTo(fresh).link };
    const [first, second] = order as ['old' | 'new', 'old' | 'new'];
    const half = readRedirect(await test.request(links[first]));
    expect(half.fragment.get('message')).toContain('other email');
    await test.request(links[first]);
    expect((await client.getUser()).data.user?.email).toBe(old);
    expect(readRedirect(await test.request(links[second])).fragment.get('type')).toBe('email_change');
    const { data } = await client.getUser();
    expect(data.user?.email).toBe(fresh);
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: fresh, email_verified: true });
    expect((await test.client().signInWithPassword({ email: fresh, password })).error).toBeNull();
  });

  it('[AU-15] to an address with an account looks the same, tells its owner, and can never complete', async () => {
    await addMember(test, 'taken@example.test');
    const client = await askFor('mover@example.test', 'taken@example.test');
    expect(test.mailTo('taken@example.test').subject).toBe('This address already has an account');
    await test.request(test.mailTo('mover@example.test').link);
    expect((await client.getUser()).data.user?.email).toBe('mover@example.test');
  });

  it('starts anew when it is asked for again', async () => {
    const client = await askFor('fickle@example.test', 'first@example.test');
    await test.request(test.mailTo('first@example.test').link);
    test.pass(61);
    await client.updateUser({ email: 'second@example.test' });
    await test.request(test.mailTo('second@example.test').link);
    expect((await client.getUser()).data.user?.email).toBe('fickle@example.test');
  });
});

describe('a change of password', () => {
  it('in a session older than a day needs the mailed code', async () => {
    const client = await addMember(test, 'day@example.test');
    test.pass(25 * 3600);
    await client.refreshSession();
    expect((await client.updateUser({ password: newPassword })).error?.code).toBe(
      'current_password_required',
    );
    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = test.mailTo('day@example.test');
    expect(
      (await client.updateUser({ password: newPassword, nonce: code === '000000' ? '000001' : '000000' }))
        .error?.code,
    ).toBe('reauthentication_not_valid');
    expect((await client.updateUser({ password: newPassword, nonce: code })).error).toBeNull();
  });

  it('refuses the same and a weak one', async () => {
    const client = await addMember(test, 'same@example.test');
    expect((await client.updateUser({ password, current_password: password })).error?.code).toBe(
      'same_password',
    );
    expect((await client.updateUser({ password: 'password1' })).error?.code).toBe('weak_password');
  });

  it('leaves name data to the person and app data to admins', async () => {
    const client = await addMember(test, 'meta@example.test');
    const { data } = await client.updateUser({ data: { full_name: 'Ada L.', theme: 'dark' } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada L.', theme: 'dark' });
    const { data: session } = await client.getSession();
    const answer = await test.request('/user', {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${session.session?.access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ app_metadata: { admin: true } }),
    });
    expect(answer.status).toBe(403);
    expect((await client.updateUser({ data: { big: 'x'.repeat(5000) } })).error?.status).toBe(400);
  });
});
