import type { GoTrueClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, createTestAuth, overDatabase, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
const messages: { to: string; text: string }[] = [];
beforeAll(async () => {
  test = await createTestAuth({}, { smsSender: { send: async (message) => void messages.push(message) } });
});
afterAll(() => test.database.close());

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.now().getTime() });

const enroll = async (client: GoTrueClient, friendlyName = 'Phone app') => {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri, qrCode: data.totp.qr_code };
};

const enter = (client: GoTrueClient, factor: { id: string }, code: string) =>
  client.mfa.challengeAndVerify({ factorId: factor.id, code });

/** A member with a second factor in force, signed in with it. */
const addGuarded = async (email: string) => {
  const client = await addMember(test, email, { experimental: { recoveryCodes: true } });
  const factor = await enroll(client);
  const { error } = await enter(client, factor, codeOf(factor.secret));
  if (error) throw error;
  test.pass(60);
  return { client, factor };
};

const signIn = async (email: string) => {
  const client = test.client({ experimental: { recoveryCodes: true } });
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
};

describe('a second factor', () => {
  it('[AU-09] is enrolled by QR code, and raises the session once its code is entered', async () => {
    const client = await addMember(test, 'ada@example.test');
    const factor = await enroll(client);
    expect(factor.uri).toMatch(/^otpauth:\/\/totp\/Whetstone:ada%40example\.test\?/);
    expect(factor.qrCode).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
    const { data } = await enter(client, factor, codeOf(factor.secret));
    expect(data?.user.factors?.[0]).toMatchObject({
      factor_type: 'totp',
      status: 'verified',
      friendly_name: 'Phone app',
    });
    expect(data?.user.factors?.[0]).not.toHaveProperty('secret');
    expect(await test.auth.verifyAccessToken(data?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
  });

  it('[AU-09] ends the sessions that have not shown it, and is asked for at the next sign-in', async () => {
    const { factor } = await addGuarded('others@example.test');
    const next = await signIn('others@example.test');
    expect((await next.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await enter(next, factor, codeOf(factor.secret))).error).toBeNull();

    const first = await addMember(test, 'two@example.test');
    const second = await signIn('two@example.test');
    const own = await enroll(second);
    await enter(second, own, codeOf(own.secret));
    expect((await first.getUser()).error).toBeTruthy();
    expect((await second.getUser()).error).toBeNull();
  });

  it('refuses a wrong code, a used one, and one of another factor', async () => {
    const { factor } = await addGuarded('codes@example.test');
    const other = await addGuarded('other@example.test');
    const client = await signIn('codes@example.test');
    const code = codeOf(factor.secret);
    expect((await enter(client, factor, code === '000000' ? '000001' : '000000')).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await enter(client, factor, codeOf(other.factor.secret))).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await enter(client, other.factor, codeOf(other.factor.secret))).error?.code).toBe(
      'mfa_factor_not_found',
    );
    expect((await enter(client, factor, code)).error).toBeNull();
    const again = await signIn('codes@example.test');
    expect((await enter(again, factor, code)).error?.code).toBe('mfa_verification_failed');
    test.pass(60);
    expect((await enter(again, factor, codeOf(factor.secret))).error).toBeNull();
  });

  it('[AU-15] lets ten guesses through in a quarter of an hour', async () => {
    const { factor } = await addGuarded('guess@example.test');
    const right = codeOf(factor.secret);
    const refusals = [];
    for (let guess = 0; guess < 12; guess++) {
      const client = await signIn('guess@example.test');
      refusals.push((await enter(client, factor, right === '111111' ? '222222' : '111111')).error?.code);
    }
    expect(refusals.filter((code) => code === 'mfa_verification_failed')).toHaveLength(10);
    expect(refusals.slice(10)).toEqual(['over_request_rate_limit', 'over_request_rate_limit']);
  });

  it('lets a challenge be answered for five minutes', async () => {
    const { factor } = await addGuarded('slow@example.test');
    const client = await signIn('slow@example.test');
    const { data } = await client.mfa.challenge({ factorId: factor.id });
    test.pass(301);
    const { error } = await client.mfa.verify({
      factorId: factor.id,
      challengeId: data?.id ?? '',
      code: codeOf(factor.secret),
    });
    expect(error?.code).toBe('mfa_challenge_expired');
  });

  it('[AU-09] is told to its owner by mail when it comes, goes, and when recovery codes are made', async () => {
    const email = 'told@example.test';
    const subjects = () => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    const client = await addMember(test, email, { experimental: { recoveryCodes: true } });
    const factor = await enroll(client);
    const before = subjects();
    await client.mfa.unenroll({ factorId: (await enroll(client, 'Never used')).id });
    await enter(client, factor, '12');
    expect(subjects()).toEqual(before);
    await enter(client, factor, codeOf(factor.secret));
    expect(subjects().at(-1)).toBe('Two-factor authentication is on');
    test.pass(60);
    await enter(client, factor, codeOf(factor.secret));
    expect(subjects()).toHaveLength(before.length + 1);
    await client.mfa.recoveryCodes.generate();
    await client.mfa.recoveryCodes.regenerate();
    expect(subjects().slice(-2)).toEqual(Array(2).fill('New recovery codes were created'));
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect(subjects().at(-1)).toBe('A second factor was removed');
    expect(test.mailTo(email).text).toContain('end any session you don’t recognize');
  });

  it('[AU-09] guards password, address, further factors and its own removal from a session at aal1', async () => {
    const { client, factor } = await addGuarded('guard@example.test');
    const weak = await signIn('guard@example.test');
    expect((await weak.updateUser({ password: 'a new one for the blade' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await weak.updateUser({ email: 'elsewhere@example.test' })).error?.code).toBe('insufficient_aal');
    expect((await weak.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await weak.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
    const changed = { password: 'a new one for the blade', current_password: password };
    expect((await client.updateUser(changed)).error).toBeNull();
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
  });

  it('[AU-09] is not stepped around by a factor that a stranger with the password began to enrol before', async () => {
    const owner = await addMember(test, 'waylaid@example.test');
    const stranger = await signIn('waylaid@example.test');
    const trap = await enroll(stranger, 'Trap');
    const own = await enroll(owner);
    expect((await enter(owner, own, codeOf(own.secret))).error).toBeNull();

    const back = await signIn('waylaid@example.test');
    expect((await enter(back, trap, codeOf(trap.secret))).error?.code).toBe('mfa_factor_not_found');
    expect((await back.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
    expect((await owner.getUser()).data.user?.factors?.map((factor) => factor.id)).toEqual([own.id]);
  });

  it('[AU-09] is joined by another one only from a session that has passed the first', async () => {
    const { client, factor } = await addGuarded('second@example.test');
    const another = await enroll(client, 'Tablet');
    const weak = await signIn('second@example.test');
    expect((await enter(weak, another, codeOf(another.secret))).error?.code).toBe('insufficient_aal');
    expect((await enter(weak, factor, codeOf(factor.secret))).error).toBeNull();
    expect((await enter(weak, another, codeOf(another.secret))).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  it('[AU-07] leaves a tab signed in that refreshes while another one enters the code', async () => {
    const client = await addMember(test, 'tabs@example.test');
    const factor = await enroll(client);
    const before = (await client.getSession()).data.session?.refresh_token ?? '';
    const { data } = await enter(client, factor, codeOf(factor.secret));
    test.pass(5);
    const answer = await test.post('/token?grant_type=refresh_token', { refresh_token: before });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ refresh_token: data?.refresh_token });
    expect((await client.getUser()).error).toBeNull();
    test.pass(6);
    expect((await test.post('/token?grant_type=refresh_token', { refresh_token: before })).status).toBe(400);
    expect((await client.getUser()).error).toBeTruthy();
  });

  it('is not stepped around by a password reset', async () => {
    await addGuarded('reset@example.test');
    const client = test.client();
    await client.resetPasswordForEmail('reset@example.test');
    await client.verifyOtp({
      email: 'reset@example.test',
      token: test.mailTo('reset@example.test').code,
      type: 'recovery',
    });
    expect((await client.updateUser({ password: 'a new one for the blade' })).error?.code).toBe(
      'insufficient_aal',
    );
  });

  it('may be a phone where messages can be sent, and not elsewhere', async () => {
    const client = await addMember(test, 'phone@example.test');
    const { data } = await client.mfa.enroll({
      factorType: 'phone',
      phone: '+15550100123',
      friendlyName: 'Mobile',
    });
    const { data: challenge } = await client.mfa.challenge({ factorId: data?.id ?? '' });
    const sent = messages.at(-1);
    expect(sent?.to).toBe('15550100123');
    const code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
    const verify = (entered: string) =>
      client.mfa.verify({ factorId: data?.id ?? '', challengeId: challenge?.id ?? '', code: entered });
    expect((await verify(code === '000000' ? '000001' : '000000')).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await verify(code)).error).toBeNull();

    const without = overDatabase(test.database);
    const other = await addMember(without, 'phoneless@example.test');
    const refused = await other.mfa.enroll({
      factorType: 'phone',
      phone: '+15550100123',
      friendlyName: 'Mobile',
    });
    expect(refused.error?.code).toBe('mfa_phone_enroll_not_enabled');
  });
});

describe('recovery codes', () => {
  it('[AU-09] open a session once each, when the second factor is lost', async () => {
    const { client } = await addGuarded('lost@example.test');
    const { data: made } = await client.mfa.recoveryCodes.generate({ friendlyName: 'In the drawer' });
    expect(new Set(made?.codes).size).toBe(10);
    const [code = ''] = made?.codes ?? [];
    const locked = await signIn('lost@example.test');
    expect((await locked.mfa.recoveryCodes.verify({ code: 'aaaa-bbbb-cccc-dddd' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect(
      (await locked.mfa.recoveryCodes.verify({ code: code.toUpperCase().replaceAll('-', ' ') })).error,
    ).toBeNull();
    expect((await locked.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    const again = await signIn('lost@example.test');
    expect((await again.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  });

  it('[AU-05] count as kept once their owner says so or uses one, not when they are made', async () => {
    const { client } = await addGuarded('reload@example.test');
    const { data: made } = await client.mfa.recoveryCodes.generate();
    const isKept = async () => ((await client.mfa.recoveryCodes.getStatus()).data as { kept?: boolean }).kept;
    const keep = async (id = '', as = client) =>
      test.post(
        '/factors/recovery-codes/kept',
        { id },
        { headers: { Authorization: `Bearer ${(await as.getSession()).data.session?.access_token}` } },
      );
    expect(await isKept()).toBe(false);
    const { data: newer } = await client.mfa.recoveryCodes.regenerate();
    expect((await keep(made?.id)).status).toBe(404);
    expect((await keep(newer?.id, await signIn('reload@example.test'))).status).toBe(401);
    expect(await isKept()).toBe(false);
    expect((await keep(newer?.id)).status).toBe(200);
    expect(await isKept()).toBe(true);
    const { data: last } = await client.mfa.recoveryCodes.regenerate();
    expect(await isKept()).toBe(false);
    const locked = await signIn('reload@example.test');
    expect((await locked.mfa.recoveryCodes.verify({ code: last?.codes[0] ?? '' })).error).toBeNull();
    expect(await isKept()).toBe(true);
  });

  it('need another factor, a session that has passed it, and go with the last one', async () => {
    const plain = await addMember(test, 'plain@example.test', { experimental: { recoveryCodes: true } });
    expect((await plain.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor');
    const { client, factor } = await addGuarded('drawer@example.test');
    const first = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const weak = await signIn('drawer@example.test');
    expect((await weak.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
    expect((await client.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10);
    expect((await weak.mfa.recoveryCodes.verify({ code: first[0] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    await client.mfa.unenroll({ factorId: factor.id });
    expect((await client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
  });
});

describe('a phone', () => {
  it('[AU-13] signs its owner in by a code, where messages can be sent', async () => {
    const client = test.client();
    expect((await client.signInWithOtp({ phone: '+15550100777' })).error).toBeNull();
    const code = /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
    const wrong = await client.verifyOtp({
      phone: '+15550100777',
      token: code === '000000' ? '000001' : '000000',
      type: 'sms',
    });
    expect(wrong.error?.code).toBe('otp_expired');
    const { data } = await client.verifyOtp({ phone: '+15550100777', token: code, type: 'sms' });
    expect(data.user).toMatchObject({ phone: '15550100777', app_metadata: { provider: 'phone' } });
    expect((await client.verifyOtp({ phone: '+15550100777', token: code, type: 'sms' })).error?.code).toBe(
      'otp_expired',
    );
    expect((await client.signInWithOtp({ phone: '+15550100777' })).error?.code).toBe(
      'over_sms_send_rate_limit',
    );
    const sent = messages.length;
    expect(
      (await client.signInWithOtp({ phone: '+15550100888', options: { shouldCreateUser: false } })).error,
    ).toBeNull();
    expect(messages).toHaveLength(sent);
  });
});
