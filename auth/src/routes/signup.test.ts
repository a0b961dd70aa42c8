import { isAuthApiError, isAuthWeakPasswordError } from '@supabase/auth-js';
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

const idOf = async (email: string) => {
  test.pass(61);
  return ((await (await test.post('/signup', { email, password })).json()) as { id: string }).id;
};

describe('sign-up', () => {
  it('[AU-01] mails a link that confirms the address and signs the person in', async () => {
    const client = test.client();
    const { data, error } = await client.signUp({
      email: 'Ada@Example.test ',
      password,
      options: { data: { full_name: 'Ada Grind' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ada@example.test',
      role: 'authenticated',
      user_metadata: { full_name: 'Ada Grind' },
    });
    expect(data.user?.identities).toHaveLength(1);

    const mail = test.mailTo('ada@example.test');
    expect(mail.subject).toBe('Confirm your email address');
    expect(mail.html).toContain(mail.code);
    const { status, url, fragment } = readRedirect(await test.request(mail.link));
    expect([status, url.origin, fragment.get('type')]).toEqual([303, siteUrl, 'signup']);

    const { data: session } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(session.user).toMatchObject({ id: data.user?.id, email: 'ada@example.test' });
    expect(session.user?.email_confirmed_at).toBeTruthy();
  });

  it.each(['   ', '', '\u200b \t'])(
    '[AU-01] refuses the full name %j, and makes no account',
    async (blank) => {
      const email = 'blank@example.test';
      const client = test.client();
      const { error } = await client.signUp({ email, password, options: { data: { full_name: blank } } });
      expect(error?.code).toBe('validation_failed');
      expect(error?.message).toContain('Enter your full name.');
      expect(test.mails.some((mail) => mail.to === email)).toBe(false);
    },
  );

  it('[AU-01] takes a name in any script, and none at all; it cannot be blanked later', async () => {
    const client = await addMember(test, 'name@example.test');
    expect((await client.updateUser({ data: { full_name: ' ' } })).error?.code).toBe('validation_failed');
    const { data } = await client.updateUser({ data: { full_name: '张伟' } });
    expect(data.user?.user_metadata).toMatchObject({ full_name: '张伟' });
    const { error } = await test.client().signUp({ email: 'noname@example.test', password });
    expect(error).toBeNull();
  });

  it('[AU-01] does not let anyone in before the address is confirmed', async () => {
    const client = test.client();
    await client.signUp({ email: 'early@example.test', password });
    const early = await client.signInWithPassword({ email: 'early@example.test', password });
    expect(early.error?.code).toBe('email_not_confirmed');
    await test.request(test.mailTo('early@example.test').link);
    const later = await client.signInWithPassword({ email: 'early@example.test', password });
    expect(later.data.user?.email).toBe('early@example.test');
  });

  it('[AU-01] sends the person where the sign-up asked, if that place is allowed', async () => {
    const client = test.client();
    await client.signUp({
      email: 'way@example.test',
      password,
      options: { emailRedirectTo: 'https://other.test/welcome?from=mail' },
    });
    const { url } = readRedirect(await test.request(test.mailTo('way@example.test').link));
    expect(url.href.split('#')[0]).toBe('https://other.test/welcome?from=mail');
    await client.signUp({
      email: 'astray@example.test',
      password,
      options: { emailRedirectTo: 'https://evil.test/' },
    });
    expect(readRedirect(await test.request(test.mailTo('astray@example.test').link)).url.origin).toBe(
      siteUrl,
    );
  });

  it('[AU-01] refuses a weak password with its reasons', async () => {
    const refusal = async (weak: string) => {
      const { error } = await test.client().signUp({ email: 'weak@example.test', password: weak });
      return isAuthWeakPasswordError(error) ? [error.status, error.reasons] : error;
    };
    expect(await refusal('short')).toEqual([422, ['length']]);
    expect(await refusal('Password123!')).toEqual([422, ['pwned']]);
    expect(await refusal('weak@example.test')).toEqual([422, ['personal']]);
    const { error } = await test
      .client()
      .signUp({ email: 'strong@example.test', password: 'grün 🗡️ wetzt 9 Sensen' });
    expect(error).toBeNull();
  });

  it('uses a link once and for an hour', async () => {
    await test.client().signUp({ email: 'once@example.test', password });
    const { link } = test.mailTo('once@example.test');
    expect(readRedirect(await test.request(link)).fragment.get('access_token')).toBeTruthy();
    const again = readRedirect(await test.request(link)).fragment;
    expect([again.get('error'), again.get('error_code')]).toEqual(['access_denied', 'otp_expired']);

    await test.client().signUp({ email: 'late@example.test', password });
    test.pass(3599);
    const other = test.mailTo('late@example.test');
    test.pass(2);
    expect(readRedirect(await test.request(other.link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('does not use up a link that a scanner asks for by HEAD', async () => {
    await test.client().signUp({ email: 'scan@example.test', password });
    const { link } = test.mailTo('scan@example.test');
    expect((await test.request(link, { method: 'HEAD' })).status).toBe(405);
    expect(readRedirect(await test.request(link)).fragment.get('access_token')).toBeTruthy();
  });

  it('[AU-15] answers alike for an address with an account and tells its owner', async () => {
    await addMember(test, 'known@example.test');
    test.pass(61);
    const shape = async (email: string) => {
      const answer = await test.post('/signup', { email, password: 'another long sentence', data: {} });
      const body = (await answer.json()) as Record<string, unknown>;
      const [identity] = body['identities'] as Record<string, unknown>[];
      return [
        answer.status,
        Object.keys(body),
        Object.keys(identity ?? {}),
        body['created_at'],
        body['user_metadata'],
      ];
    };
    expect(await shape('known@example.test')).toEqual(await shape('unknown@example.test'));
    expect(test.mailTo('known@example.test').subject).toBe('You already have an account');
    const { error } = await test.client().signInWithPassword({ email: 'known@example.test', password });
    expect(error).toBeNull();
  });

  it('[AU-15] makes up the same id each time for an address with an account, as a waiting one keeps its id', async () => {
    expect(await idOf('known@example.test')).toBe(await idOf('known@example.test'));
    expect(await idOf('waiting@example.test')).toBe(await idOf('waiting@example.test'));
  });

  it('gives neither password to an unproven address that two people claim', async () => {
    const attacker = test.client();
    await attacker.signUp({ email: 'victim@example.test', password: 'the attacker waits 7' });
    test.pass(61);
    await test.client().signUp({ email: 'victim@example.test', password });
    await test.request(test.mailTo('victim@example.test').link);
    const { error } = await attacker.signInWithPassword({
      email: 'victim@example.test',
      password: 'the attacker waits 7',
    });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('keeps the password of a person who signs up twice with the same one', async () => {
    const client = test.client();
    await client.signUp({ email: 'twice@example.test', password });
    test.pass(61);
    await client.signUp({ email: 'twice@example.test', password });
    await test.request(test.mailTo('twice@example.test').link);
    expect((await client.signInWithPassword({ email: 'twice@example.test', password })).error).toBeNull();
  });

  it.each([
    [{}, 422, 'anonymous_provider_disabled'],
    [{ email: 'not an address', password }, 400, 'validation_failed'],
    [{ email: 'nobody@example.test' }, 400, 'validation_failed'],
    [{ phone: '+15550100', password }, 400, 'phone_provider_disabled'],
    [{ email: 'nul@example.test', password, data: { full_name: 'a\0b' } }, 400, 'validation_failed'],
    [{ email: 'half@example.test', password, code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
  ])('refuses %j', async (body, status, code) => {
    const answer = await test.post('/signup', body, { headers: { 'X-Supabase-Api-Version': '2024-01-01' } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('signs in at once where addresses need no confirmation, and then says that an address is taken', async () => {
    const open = { ...(await createTestAuth({ autoConfirm: true })) };
    const { data } = await open.client().signUp({ email: 'ada@example.test', password });
    expect(data.session?.access_token).toBeTruthy();
    const { error } = await open.client().signUp({ email: 'ada@example.test', password });
    expect(isAuthApiError(error) && error.code).toBe('user_already_exists');
    await open.database.close();
  });
});
