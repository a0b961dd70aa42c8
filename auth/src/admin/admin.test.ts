import { GoTrueAdminApi } from '@supabase/auth-js';
import { hash } from '@node-rs/bcrypt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMember,
  baseUrl,
  createTestAuth,
  overDatabase,
  password,
  readRedirect,
  type TestAuth,
} from '../testing/test-auth.ts';

let test: TestAuth;
let admin: GoTrueAdminApi;
const as = (key: string) =>
  new GoTrueAdminApi({
    url: baseUrl,
    headers: { Authorization: `Bearer ${key}` },
    fetch: (input, init) => test.request(String(input), init),
  });
beforeAll(async () => {
  test = await createTestAuth();
  admin = as('service-role-key-of-the-tests-0123456789');
});
afterAll(() => test.database.close());

const routes = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${crypto.randomUUID()}`],
  ['PUT', `/admin/users/${crypto.randomUUID()}`],
  ['DELETE', `/admin/users/${crypto.randomUUID()}`],
  ['GET', `/admin/users/${crypto.randomUUID()}/factors`],
  ['DELETE', `/admin/users/${crypto.randomUUID()}/factors/${crypto.randomUUID()}`],
  ['POST', '/admin/generate_link'],
  ['GET', '/admin/audit'],
  ['POST', '/invite'],
] as const;

describe('the admin routes', () => {
  it.each(routes)(
    '%s %s are closed to strangers, members and, without a key, to everyone',
    async (method, path) => {
      const member = await addMember(test, `member-${crypto.randomUUID()}@example.test`);
      const token = (await member.getSession()).data.session?.access_token ?? '';
      const status = async (bearer?: string, on = test) =>
        (
          await on.request(path, {
            method,
            ...(bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {}),
          })
        ).status;
      expect([await status(), await status('wrong'), await status(token)]).toEqual([401, 403, 403]);
      expect([200, 400, 404]).toContain(await status('service-role-key-of-the-tests-0123456789'));
    },
  );

  it('are closed to everyone where no key is set', async () => {
    const keyless = overDatabase(test.database, { serviceRoleKey: undefined });
    expect(
      (await keyless.request('/admin/users', { headers: { Authorization: 'Bearer undefined' } })).status,
    ).toBe(403);
  });

  it('[AU-13] add, list, change and delete users', async () => {
    const { data, error } = await admin.createUser({
      email: 'Made@Example.test',
      password,
      email_confirm: true,
      user_metadata: { full_name: 'Made Up' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'made@example.test', user_metadata: { full_name: 'Made Up' } });
    const id = data.user?.id ?? '';
    const client = test.client();
    expect((await client.signInWithPassword({ email: 'made@example.test', password })).error).toBeNull();
    expect((await admin.createUser({ email: 'made@example.test' })).error?.code).toBe('email_exists');

    const page = await admin.listUsers({ page: 1, perPage: 1 });
    expect(page.data).toMatchObject({ nextPage: 2 });
    expect(page.data.users).toHaveLength(1);
    expect((await admin.getUserById(id)).data.user?.email).toBe('made@example.test');

    await admin.updateUserById(id, { password: 'set by an admin 77' });
    expect((await client.getUser()).error).toBeTruthy();
    expect(
      (await test.client().signInWithPassword({ email: 'made@example.test', password: 'set by an admin 77' }))
        .error,
    ).toBeNull();
    await admin.updateUserById(id, { ban_duration: '24h' });
    expect(
      (await test.client().signInWithPassword({ email: 'made@example.test', password: 'set by an admin 77' }))
        .error?.code,
    ).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none', app_metadata: { plan: 'pro' } });
    const back = await test
      .client()
      .signInWithPassword({ email: 'made@example.test', password: 'set by an admin 77' });
    expect(back.data.user?.app_metadata).toMatchObject({ plan: 'pro', provider: 'email' });

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.status).toBe(404);
  });

  it('[AU-08] move an account to another address, past a change that waits, and its way to sign in with it', async () => {
    const client = await addMember(test, 'lost-mailbox@example.test');
    const id = (await client.getUser()).data.user?.id ?? '';
    await client.updateUser({ email: 'intruder@example.test' });
    const old = test.mailTo('lost-mailbox@example.test');
    const wanted = test.mailTo('intruder@example.test');
    const moved = await admin.updateUserById(id, { email: 'rescued@example.test' });
    expect(moved.data.user).toMatchObject({ email: 'rescued@example.test' });
    expect(moved.data.user).not.toHaveProperty('new_email');
    expect(moved.data.user?.identities?.map((identity) => identity.identity_data?.['email'])).toEqual([
      'rescued@example.test',
    ]);
    for (const mail of [old, wanted])
      expect(readRedirect(await test.request(mail.link)).fragment.get('error_code')).toBe('otp_expired');
    expect((await admin.getUserById(id)).data.user?.email).toBe('rescued@example.test');
    expect(
      (await test.client().signInWithPassword({ email: 'rescued@example.test', password })).error,
    ).toBeNull();
  });

  it('refuse a ban that ends after all calendars, and take one of a century', async () => {
    const { data } = await admin.createUser({ email: 'banned@example.test', password, email_confirm: true });
    const id = data.user?.id ?? '';
    const far = await admin.updateUserById(id, { ban_duration: `${'9'.repeat(15)}h` });
    expect(far.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await admin.updateUserById(id, { ban_duration: '876000h' })).error).toBeNull();
    expect(
      (await test.client().signInWithPassword({ email: 'banned@example.test', password })).error?.code,
    ).toBe('user_banned');
  });

  it('take over accounts with their bcrypt hashes', async () => {
    const imported = await hash(password, { cost: 4, version: '2a' });
    const { error } = await admin.createUser({
      email: 'moved@example.test',
      password_hash: imported,
      email_confirm: true,
    });
    expect(error).toBeNull();
    expect(
      (await test.client().signInWithPassword({ email: 'moved@example.test', password })).error,
    ).toBeNull();
    expect(
      (await admin.createUser({ email: 'plain@example.test', password_hash: 'plain text' })).error?.status,
    ).toBe(400);
  });

  it('[AU-13] invite, and make links that are not mailed', async () => {
    expect((await admin.inviteUserByEmail('guest@example.test')).error).toBeNull();
    expect(test.mailTo('guest@example.test').subject).toBe('You have been invited to Whetstone');
    const { fragment } = readRedirect(await test.request(test.mailTo('guest@example.test').link));
    expect(fragment.get('type')).toBe('invite');
    expect((await admin.inviteUserByEmail('guest@example.test')).error?.code).toBe('email_exists');

    const sent = test.mails.length;
    const { data } = await admin.generateLink({ type: 'magiclink', email: 'guest@example.test' });
    expect(data.properties?.verification_type).toBe('magiclink');
    const verified = await test
      .client()
      .verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'magiclink' });
    expect(verified.data.user?.email).toBe('guest@example.test');
    expect((await admin.generateLink({ type: 'recovery', email: 'nobody@example.test' })).error?.code).toBe(
      'user_not_found',
    );
    expect(test.mails).toHaveLength(sent);
  });

  it('show the audit log', async () => {
    const answer = await test.request('/admin/audit?per_page=5', {
      headers: { Authorization: 'Bearer service-role-key-of-the-tests-0123456789' },
    });
    const entries = (await answer.json()) as { payload: { action: string } }[];
    expect(entries).toHaveLength(5);
    expect(entries.every((entry) => entry.payload.action.length > 0)).toBe(true);
  });
});
