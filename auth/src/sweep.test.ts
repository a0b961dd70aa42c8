import { randomUUID } from 'node:crypto';
import { schema } from '@whetstone/database';
import { expect, it } from 'vitest';
import { addMember, createTestAuth, password } from './testing/test-auth.ts';

it('[AU-14] a sweep deletes an account that nobody confirmed for a month, and none that somebody did, or an operator added', async () => {
  const test = await createTestAuth();
  await addMember(test, 'ada@example.test');
  await test.client().signUp({ email: 'never@example.test', password });
  await test.client().signInWithOtp({ email: 'nobody@example.test' });
  await test.database.asService((tx) =>
    tx.insert(schema.users).values({ id: randomUUID(), email: 'added@example.test', createdAt: test.now() }),
  );
  const emails = () =>
    test.database.asService(async (tx) =>
      (await tx.select().from(schema.users)).map(({ email }) => email).sort(),
    );
  const everyone = ['ada@example.test', 'added@example.test', 'never@example.test', 'nobody@example.test'];
  test.pass(29 * 24 * 3600);
  await test.auth.sweep();
  expect(await emails()).toEqual(everyone);
  test.pass(2 * 24 * 3600);
  await test.auth.sweep();
  expect(await emails()).toEqual(['ada@example.test', 'added@example.test']);
  const profiles = await test.database.asOwner((tx) => tx.select().from(schema.profiles));
  expect(profiles.map(({ email }) => email)).not.toContain('never@example.test');
  const audit = await test.database.asService((tx) => tx.select().from(schema.auditLogEntries));
  expect(JSON.stringify(audit)).not.toContain('never@example.test');
  await test.database.close();
});

it('a sweep deletes refreshed tokens of a month ago, and the session goes on with the one that is not', async () => {
  const test = await createTestAuth();
  const client = await addMember(test, 'ada@example.test');
  await client.refreshSession();
  test.pass(31 * 24 * 3600);
  await test.auth.sweep();
  const tokens = await test.database.asService((tx) => tx.select().from(schema.refreshTokens));
  expect(tokens.map(({ revoked }) => revoked)).toEqual([false]);
  expect((await client.refreshSession()).error).toBeNull();
  await test.database.close();
});

it('a sweep deletes what has expired and nothing that still counts', async () => {
  const test = await createTestAuth();
  const client = await addMember(test, 'ada@example.test');
  await test.client().signUp({ email: 'waiting@example.test', password });
  const counts = () =>
    test.database.asService(async (tx) => ({
      limits: (await tx.select().from(schema.rateLimits)).length,
      links: (await tx.select().from(schema.oneTimeTokens)).length,
      users: (await tx.select().from(schema.users)).length,
    }));
  const before = await counts();
  await test.auth.sweep();
  expect(await counts()).toEqual(before);
  expect(before).toMatchObject({ links: 1, users: 2 });
  test.pass(3601);
  await test.auth.sweep();
  expect(await counts()).toEqual({ limits: 0, links: 0, users: 2 });
  expect((await client.refreshSession()).error).toBeNull();

  const actions = () =>
    test.database.asService(async (tx) =>
      (await tx.select().from(schema.auditLogEntries)).map(
        ({ payload }) => (payload as { action: string }).action,
      ),
    );
  await test.auth.sweep();
  const recorded = await actions();
  expect(recorded).toContain('token_refreshed');
  test.pass(31 * 24 * 3600);
  await test.auth.sweep();
  expect(await actions()).toEqual(recorded.filter((action) => action !== 'token_refreshed'));
  expect(await actions()).toContain('user_signedup');
  await test.database.close();
});
