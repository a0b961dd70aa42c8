import { rowsOf, openSecurityLog } from '@whetstone/database';
import { refusal } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, createTestAuth, overDatabase, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth & { database: Awaited<ReturnType<typeof createTestAuth>>['database'] };
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());
beforeEach(() =>
  test.database.asOwner(async (tx) => void (await tx.execute(sql`truncate private.security_events`))),
);

interface Row {
  kind: string;
  user_id: string | null;
  network: string;
  act: string;
  count: number;
}

const noted = async (): Promise<Row[]> => {
  await test.auth.settled();
  return test.database.asService((tx) =>
    rowsOf<Row>(tx, sql`select kind, user_id, network, act, count from private.security_events order by id`),
  );
};
const kinds = async () => (await noted()).map(({ kind }) => kind);

const signIn = (email: string, secret: string, ip: string) =>
  test.post('/token?grant_type=password', { email, password: secret }, { ip });

describe('the security log', () => {
  it('[AU-18] notes wrong passwords by account, network and minute, in one row however many', async () => {
    const client = await addMember(test, 'ada@example.test');
    const id = (await client.getUser()).data.user?.id;
    for (let index = 0; index < 3; index++) await signIn('ada@example.test', 'wrong', '10.8.0.1');
    await signIn('nobody@example.test', 'wrong', '10.8.0.2');
    expect(await noted()).toEqual([
      { kind: 'wrong_password', user_id: id, network: '10.8.0.1', act: '', count: 3 },
      { kind: 'wrong_password', user_id: null, network: '10.8.0.2', act: '', count: 1 },
    ]);
    test.pass(60);
    await signIn('ada@example.test', 'wrong', '10.8.0.1');
    expect(await noted()).toHaveLength(3);
    expect((await signIn('ada@example.test', password, '10.8.0.3')).status).toBe(200);
    expect(await noted()).toHaveLength(3);
  });

  it('[AU-18] notes refused codes and links, second factors, and limits that are reached', async () => {
    const client = await addMember(test, 'bob@example.test', { ip: '10.8.1.1' });
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    const factorId = data?.id ?? '';
    await client.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(await kinds()).toEqual(['wrong_second_factor']);
    await test.post(
      '/verify',
      { type: 'email', email: 'bob@example.test', token: '000000' },
      { ip: '10.8.1.2' },
    );
    await test.request('/verify?type=signup&token=unknown', {}, '10.8.1.2');
    expect((await noted()).at(-1)).toMatchObject({ kind: 'wrong_code', network: '10.8.1.2', count: 2 });
    for (let index = 0; index < 31; index++) await signIn(`p${index}@example.test`, 'wrong', '10.8.1.3');
    expect((await noted()).at(-1)).toMatchObject({
      kind: 'guessing_limited',
      network: '10.8.1.3',
      act: 'signInPerAddress',
    });
    const secret = data?.type === 'totp' ? data.totp.secret : '';
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.now().getTime(),
    });
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect(await kinds()).toContain('second_factor_added');
  });

  it('[AU-18] notes changed passwords and keys, and each use and refusal of the service key', async () => {
    const client = await addMember(test, 'cleo@example.test');
    await client.updateUser({ password: 'a new one for the blade', current_password: password });
    await client.updateUser({ password: 'yet another blade', current_password: 'wrong' });
    await test.auth.rotateSigningKey();
    const authorization = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });
    await test.request('/admin/users', authorization('service-role-key-of-the-tests-0123456789'), '10.8.2.1');
    await test.request('/admin/users', authorization('a-guess'), '10.8.2.2');
    expect(await noted()).toMatchObject([
      { kind: 'password_changed' },
      { kind: 'wrong_password' },
      { kind: 'signing_key_made' },
      { kind: 'service_key_used', network: '10.8.2.1', act: 'GET /auth/v1/admin/users' },
      { kind: 'service_key_refused', network: '10.8.2.2', act: 'GET /auth/v1/admin/users' },
    ]);
    expect(JSON.stringify(await noted())).not.toMatch(/blade|a-guess|service-role/);
  });

  it('[AU-18] notes a changed encryption key once', async () => {
    await addMember(test, 'dora@example.test');
    const encryptionKeys = [
      Buffer.alloc(32, 'another').toString('base64'),
      Buffer.alloc(32, 'a key of the tests').toString('base64'),
    ];
    const changed = overDatabase(test.database, { encryptionKeys });
    await changed.auth.reseal();
    await changed.auth.reseal();
    await changed.auth.settled();
    expect(await kinds()).toEqual(['encryption_key_changed']);
    const back = overDatabase(test.database, { encryptionKeys: encryptionKeys.toReversed() });
    await back.auth.reseal();
    await back.auth.settled();
  });

  it('[AU-18] keeps a flood of different events in 200 rows a minute and loses none of the number', async () => {
    const log = openSecurityLog(test.database, {
      clock: test.now,
      onFailure: (error) => expect.fail(String(error)),
    });
    for (let index = 0; index < 3000; index++) {
      log.note({ kind: 'wrong_password', network: `10.9.${index % 256}.${index % 251}` });
      if (index % 500 === 0) await log.settled();
    }
    await log.settled();
    const rows = await noted();
    expect(rows.length).toBeLessThanOrEqual(201);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3000);
  });

  it('[AU-18] that cannot be written neither fails nor delays the request that it notes', async () => {
    await addMember(test, 'eve@example.test');
    const stuck = overDatabase({
      ...test.database,
      asService: (work) =>
        test.database.asService((tx) =>
          work(
            new Proxy(tx, {
              get: (target, name) =>
                name === 'execute'
                  ? (query: Parameters<typeof target.execute>[0]) =>
                      JSON.stringify(query).includes('note_security_events')
                        ? Promise.reject(new Error('The log is stuck'))
                        : target.execute(query)
                  : (Reflect.get(target, name) as unknown),
            }),
          ),
        ),
    });
    const answer = await stuck.post('/token?grant_type=password', {
      email: 'eve@example.test',
      password: 'wrong',
    });
    expect(answer.status).toBe(400);
    expect(stuck.failures.map(String)).toEqual(['Error: The log is stuck']);
  });

  it('[AU-18] is read by no one but the service, and forgets a deleted account', async () => {
    const client = await addMember(test, 'fay@example.test');
    const id = (await client.getUser()).data.user?.id ?? '';
    await signIn('fay@example.test', 'wrong', '10.8.5.1');
    await test.auth.settled();
    for (const statement of [
      sql`select * from private.security_events`,
      sql`select * from public.admin_security_events(null, null, null, null, null, 10)`,
      sql`select private.note_security_events('[]')`,
    ])
      expect(
        await refusal(
          test.database.actingAs({ role: 'authenticated', sub: id }, (tx) => tx.execute(statement)),
        ),
      ).toBe('42501');
    await test.database.asService((tx) => tx.execute(sql`delete from auth.users where id = ${id}::uuid`));
    expect(await noted()).toMatchObject([{ kind: 'wrong_password', user_id: null, network: '10.8.5.1' }]);
  });
});
