import { schema } from '@whetstone/database';
import { expect, it } from 'vitest';
import { addMember, createTestAuth, password } from './testing/test-auth.ts';

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
  await test.database.close();
});
