import { schema } from '@whetstone/database';
import { createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, overDatabase, password, type TestAuth } from './test-auth.ts';

// The embedded database has one connection, on which nothing races.
const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const repeats = 20;

describe.skipIf(!isPostgres)('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let processes: readonly [TestAuth, TestAuth];
  beforeAll(async () => {
    database = await createTestDatabase();
    const generous = { max: 100_000, seconds: 1 };
    const config = {
      limits: {
        mailGap: generous,
        mailPerAccount: generous,
        mailPerAddress: generous,
        signInPerAccount: { max: 10, seconds: 900 },
      },
    };
    processes = [overDatabase(database, config), overDatabase(database, config)];
  });
  afterAll(() => database.close());

  /** Starts all calls together, alternating between the processes. */
  const atOnce = <T>(count: number, call: (test: TestAuth, index: number) => Promise<T>): Promise<T[]> => {
    const barrier = Promise.withResolvers<void>();
    const calls = Array.from({ length: count }, async (_, index) => {
      await barrier.promise;
      return call(processes[index % 2 === 0 ? 0 : 1], index);
    });
    barrier.resolve();
    return Promise.all(calls);
  };

  it('sign with one key, made once', async () => {
    const sets = await atOnce(8, (test) => test.auth.jwks());
    expect(new Set(sets.flatMap(({ keys }) => keys.map((key) => key.kid))).size).toBe(1);
  });

  it('[AU-01] make one account of eight sign-ups of one address', async () => {
    for (let round = 0; round < repeats; round++) {
      const email = `crowd-${round}@example.test`;
      const answers = await atOnce(8, (test) => test.post('/signup', { email, password }));
      expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
      const rows = await database.asService((tx) =>
        tx.select().from(schema.users).where(eq(schema.users.email, email)),
      );
      expect(rows).toHaveLength(1);
    }
  });

  it('[AU-07] give eight refreshes of one token one successor', async () => {
    const client = await addMember(processes[0], 'tabs@example.test');
    let token = (await client.getSession()).data.session?.refresh_token ?? '';
    for (let round = 0; round < repeats; round++) {
      const answers = await atOnce(8, async (test) => {
        const answer = await test.post('/token?grant_type=refresh_token', { refresh_token: token });
        return (await answer.json()) as { refresh_token: string };
      });
      const successors = new Set(answers.map((answer) => answer.refresh_token));
      expect(successors.size).toBe(1);
      [token = ''] = successors;
    }
    const id = (await client.getSession()).data.session?.user.id ?? '';
    const links = await database.asService((tx) =>
      tx.select().from(schema.refreshTokens).where(eq(schema.refreshTokens.userId, id)),
    );
    expect(links).toHaveLength(repeats + 1);
    expect(links.filter((link) => !link.revoked)).toHaveLength(1);
  });

  it('use a code and a link once', async () => {
    await addMember(processes[0], 'once@example.test');
    for (let round = 0; round < repeats; round++) {
      await processes[0].post('/otp', { email: 'once@example.test' });
      const { code } = processes[0].mailTo('once@example.test');
      const answers = await atOnce(6, (test) =>
        test.post('/verify', { type: 'email', email: 'once@example.test', token: code }),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      processes.forEach((test) => test.pass(901));
    }
  });

  it('[AU-03] never wait for each other in a circle when a code is entered while the next one is asked for', async () => {
    const email = 'impatient@example.test';
    await addMember(processes[0], email);
    for (let round = 0; round < repeats; round++) {
      await processes[0].post('/otp', { email });
      const { code } = processes[0].mailTo(email);
      const answers = await atOnce(6, (test, index) =>
        index % 2 === 0
          ? test.post('/verify', { type: 'email', email, token: code })
          : test.post(index === 1 ? '/recover' : '/otp', { email }),
      );
      expect(answers.filter((answer) => answer.status !== 200 && answer.status !== 403)).toEqual([]);
      processes.forEach((test) => test.pass(901));
    }
    expect(processes.flatMap((test) => test.failures)).toEqual([]);
  });

  it('[AU-15] sweep counters without waiting for those that are being used', async () => {
    await processes[0].post('/token?grant_type=password', { email: 'swept@example.test', password: 'wrong' });
    processes.forEach((test) => test.pass(100_000));
    const held = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const using = database.asService(async (tx) => {
      await tx.select().from(schema.rateLimits).limit(1).for('update');
      isHeld.resolve();
      await held.promise;
    });
    await isHeld.promise;
    const waited = new Promise((resolve) => setTimeout(() => resolve('waited'), 3000));
    expect(await Promise.race([processes[1].auth.sweep().then(() => 'swept'), waited])).toBe('swept');
    held.resolve();
    await using;
    const left = await database.asService((tx) => tx.select().from(schema.rateLimits));
    expect(left).toHaveLength(1);
    await processes[1].auth.sweep();
    expect(await database.asService((tx) => tx.select().from(schema.rateLimits))).toEqual([]);
  });

  it('[AU-09] accept a code of a second factor once, and a recovery code once', async () => {
    const email = 'factor@example.test';
    const owner = await addMember(processes[0], email, { experimental: { recoveryCodes: true } });
    const { data: factor } = await owner.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    const totp = new TOTP({ secret: Secret.fromBase32(factor?.totp.secret ?? '') });
    const codeNow = () => totp.generate({ timestamp: processes[0].now().getTime() });
    await owner.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: codeNow() });
    const codes = (await owner.mfa.recoveryCodes.generate()).data?.codes ?? [];
    for (let round = 0; round < 10; round++) {
      processes.forEach((test) => test.pass(901));
      const clients = await Promise.all(
        Array.from({ length: 6 }, async (_, index) => {
          const client = processes[index % 2 === 0 ? 0 : 1].client({ experimental: { recoveryCodes: true } });
          await client.signInWithPassword({ email, password });
          return client;
        }),
      );
      const code = codeNow();
      const entered = await atOnce(
        6,
        (_test, index) =>
          clients[index]?.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code }) ??
          Promise.reject(new Error()),
      );
      expect(entered.filter((answer) => !answer.error)).toHaveLength(1);
      const recovered = await atOnce(
        6,
        (_test, index) =>
          clients[index]?.mfa.recoveryCodes.verify({ code: codes[round] ?? '' }) ??
          Promise.reject(new Error()),
      );
      expect(recovered.filter((answer) => !answer.error)).toHaveLength(1);
    }
  });

  it('[AU-15] let exactly ten guesses through together', async () => {
    for (let round = 0; round < repeats; round++) {
      const email = `guessed-${round}@example.test`;
      const answers = await atOnce(20, (test, index) =>
        test.post('/token?grant_type=password', { email, password: `wrong ${index}` }),
      );
      expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10);
      expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
    }
  });
});
