import { schema } from '@whetstone/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember, createTestAuth, type TestAuth } from '../testing/test-auth.ts';

const days = (count: number) => count * 24 * 3600;

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());

const sessions = () =>
  test.database.asService(async (tx) =>
    (await tx.select({ id: schema.sessions.id }).from(schema.sessions)).map(({ id }) => id),
  );
const idOf = async (client: Awaited<ReturnType<typeof addMember>>) =>
  (await client.getClaims()).data?.claims.session_id;

it('[AU-07] a session that nobody refreshed for 60 days has ended, one that somebody did goes on; the sweep deletes the first', async () => {
  const idle = await addMember(test, 'idle@example.test');
  const used = await addMember(test, 'used@example.test');
  const [idleId, usedId] = [await idOf(idle), await idOf(used)];
  test.pass(days(59));
  expect((await used.refreshSession()).error).toBeNull();
  await test.auth.sweep();
  expect((await sessions()).toSorted()).toEqual([idleId, usedId].toSorted());
  test.pass(days(1));
  const { error } = await idle.refreshSession();
  expect(error).toMatchObject({ status: 400, code: 'session_expired' });
  await test.auth.sweep();
  expect(await sessions()).toEqual([usedId]);
  expect((await used.refreshSession()).error).toBeNull();
});

it('[AU-07] a session of years goes on while it is used', async () => {
  const client = await addMember(test, 'daily@example.test');
  for (let month = 0; month < 24; month += 1) {
    test.pass(days(30));
    await test.auth.sweep();
    expect((await client.refreshSession()).error).toBeNull();
  }
});
