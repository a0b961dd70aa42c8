import type { Database } from '@whetstone/database';
import { createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, overDatabase, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const signIn = (email: string, secret: string, options: { ip?: string; headers?: Record<string, string> }) =>
  test.post('/token?grant_type=password', { email, password: secret }, options);

/** How many of `count` calls were let through to the check. */
const admitted = async (count: number, call: (index: number) => Promise<Response>): Promise<number> => {
  let passed = 0;
  for (let index = 0; index < count; index++) if ((await call(index)).status !== 429) passed++;
  return passed;
};

const fromOneAddress = (index: number) =>
  signIn(`person-${index}@example.test`, 'password one', {
    ip: '10.9.2.1',
    headers: { 'X-Forwarded-For': `203.0.113.${index}` },
  });

const throughProxy = (forwarded: string) => (index: number) =>
  signIn(`person-${index}-${forwarded.length}@example.test`, 'password one', {
    ip: '10.0.0.1',
    headers: { 'X-Forwarded-For': forwarded },
  });

describe('guessing', () => {
  it('[AU-15] at one password from many addresses stops after twenty, and goes on after fifteen minutes', async () => {
    test = overDatabase(database);
    await addMember(test, 'ada@example.test');
    expect(
      await admitted(25, (index) =>
        signIn('ada@example.test', `wrong ${index}`, { ip: `10.9.0.${index + 1}` }),
      ),
    ).toBe(20);
    const refused = await signIn('ada@example.test', password, { ip: '10.9.1.1' });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await signIn('bob@example.test', 'wrong', { ip: '10.9.1.1' })).status).toBe(400);
    test.pass(901);
    expect((await signIn('ada@example.test', password, { ip: '10.9.1.1' })).status).toBe(200);
  });

  it('[AU-15] at many accounts from one address stops after thirty, whatever X-Forwarded-For says', async () => {
    test = overDatabase(database);
    expect(await admitted(35, fromOneAddress)).toBe(30);
  });

  it('[AU-15] is counted by the address that our own proxies name, where they are trusted', async () => {
    test = overDatabase(database, {
      trustedProxyHops: 1,
      limits: { signInPerAddress: { max: 3, seconds: 60 } },
    });
    expect(await admitted(5, throughProxy('203.0.113.7'))).toBe(3);
    expect(await admitted(5, (index) => throughProxy(`198.51.100.${index}, 203.0.113.7`)(index))).toBe(0);
    expect(await admitted(5, throughProxy('203.0.113.8'))).toBe(3);
  });

  it('[AU-15] from one IPv6 network counts as one address', async () => {
    test = overDatabase(database, { limits: { signInPerAddress: { max: 3, seconds: 60 } } });
    expect(
      await admitted(6, (index) =>
        signIn(`p${index}@example.test`, 'password one', { ip: `2001:db8::${index + 1}` }),
      ),
    ).toBe(3);
    expect((await signIn('p9@example.test', 'password one', { ip: '2001:db8:0:1::1' })).status).toBe(400);
  });

  it('does not count those who know their password', async () => {
    test = overDatabase(database);
    await addMember(test, 'often@example.test');
    expect(await admitted(35, () => signIn('often@example.test', password, { ip: '10.9.3.1' }))).toBe(35);
  });

  it('[AU-15] at codes stops per address and per mailbox', async () => {
    test = overDatabase(database);
    const verify = (email: string, ip: string) =>
      test.post('/verify', { type: 'email', email, token: '123456' }, { ip });
    expect(await admitted(15, (index) => verify('ada@example.test', `10.9.4.${index + 1}`))).toBe(10);
    expect(await admitted(35, (index) => verify(`m${index}@example.test`, '10.9.5.1'))).toBe(30);
  });

  it('[AU-15] at refresh tokens stops after 150', async () => {
    test = overDatabase(database);
    expect(
      await admitted(155, (index) =>
        test.post('/token?grant_type=refresh_token', { refresh_token: `guess-${index}` }, { ip: '10.9.6.1' }),
      ),
    ).toBe(150);
  });
});

describe('mail', () => {
  it('[AU-15] goes to one mailbox once a minute and ten times an hour, and thirty times an hour for one address', async () => {
    test = overDatabase(database);
    const recover = (email: string, ip: string) => test.post('/recover', { email }, { ip });
    expect(await admitted(2, () => recover('mailed@example.test', '10.9.7.1'))).toBe(1);
    const hourly = await admitted(12, () => {
      test.pass(61);
      return recover('mailed@example.test', '10.9.7.2');
    });
    expect(hourly).toBe(9);
    expect(await admitted(35, (index) => recover(`m${index}@example.test`, '10.9.8.1'))).toBe(30);
  });
});

describe('mail', () => {
  it('[AU-15] of strangers who give one mailbox as their new address comes as seldom as any other', async () => {
    test = overDatabase(database, { limits: { mailPerAccount: { max: 2, seconds: 3600 } } });
    const outcomes = [];
    for (const name of ['first', 'second', 'third']) {
      const client = await addMember(test, `${name}@movers.test`);
      const { error } = await client.updateUser({ email: 'pestered@example.test' });
      outcomes.push(error?.code);
    }
    expect(outcomes).toEqual([undefined, undefined, 'over_email_send_rate_limit']);
    expect(test.mails.filter(({ to }) => to === 'pestered@example.test')).toHaveLength(2);
  });
});

describe('the time of an answer', () => {
  it('[AU-15] to a sign-in does not tell a known address from an unknown one', async () => {
    test = overDatabase(database, {
      password: { memoryCost: 19_456, timeCost: 2 },
      limits: { signInPerAccount: { max: 1000, seconds: 60 } },
    });
    await addMember(test, 'timed@example.test');
    const times: Record<string, number[]> = { timed: [], nobody: [] };
    for (let round = 0; round < 15; round++)
      for (const name of ['timed', 'nobody']) {
        const began = performance.now();
        await signIn(`${name}@example.test`, 'not the password', {});
        times[name]?.push(performance.now() - began);
      }
    const median = (name: string) => times[name]?.sort((a, b) => a - b)[7] ?? 0;
    expect(median('nobody')).toBeGreaterThan(5);
    expect(median('nobody') / median('timed')).toBeGreaterThan(0.6);
    expect(median('nobody') / median('timed')).toBeLessThan(1.67);
  });

  it('[AU-15] to a recovery comes at its floor, and waits for no work behind it', async () => {
    const slowMs = 3000;
    let isSlow = false;
    const slowly: Database = {
      ...database,
      asService: async (work) => {
        // The first call counts the mail, which the answer does wait for.
        const wait = isSlow ? slowMs : 0;
        isSlow = true;
        await new Promise((resolve) => setTimeout(resolve, wait));
        return database.asService(work);
      },
    };
    test = overDatabase(slowly, { answerFloorMs: 60 });
    await addMember(overDatabase(database), 'slow@example.test');
    for (const email of ['nobody@example.test', 'slow@example.test']) {
      isSlow = false;
      const began = performance.now();
      await test.auth.app.request('/recover', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const took = performance.now() - began;
      expect([took >= 59, took < slowMs]).toEqual([true, true]);
    }
    expect(test.mails).toEqual([]);
    await test.auth.settled();
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['slow@example.test', 'Reset your password'],
    ]);
  });
});
