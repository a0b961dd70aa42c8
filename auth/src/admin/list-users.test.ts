import type { Database, Transaction } from '@whetstone/database';
import { createTestDatabase } from '@whetstone/database/testing';
import { expect, it } from 'vitest';
import { addMember, overDatabase } from '../testing/test-auth.ts';

const headers = { Authorization: 'Bearer service-role-key-of-the-tests-0123456789' };

it('[AU-13] a page of users asks the database as often for many as for one, and gives each their own identities and factors', async () => {
  const database = await createTestDatabase();
  let asked = 0;
  const counted: Database = {
    ...database,
    asService: (work) =>
      database.asService((tx) =>
        work(
          new Proxy(tx, {
            get: (target, name) => {
              if (name === 'select') asked += 1;
              const value: unknown = Reflect.get(target, name);
              return typeof value === 'function' ? (value.bind(target) as unknown) : value;
            },
          }) as Transaction,
        ),
      ),
  };
  const test = overDatabase(counted);
  const list = async (perPage: number) => {
    asked = 0;
    const answer = await test.request(`/admin/users?per_page=${perPage}`, { headers });
    const { users } = (await answer.json()) as {
      users: { email: string; identities: { identity_data: { email: string } }[]; factors?: object[] }[];
    };
    return { asked, users };
  };
  const client = await addMember(test, 'first@example.test');
  await client.mfa.enroll({ factorType: 'totp' });
  const one = await list(50);
  for (const name of ['second', 'third']) await addMember(test, `${name}@example.test`);
  const many = await list(50);
  expect(many.asked).toBe(one.asked);
  expect(many.asked).toBeGreaterThan(0);
  expect(
    many.users
      .map(({ email, identities, factors = [] }) => [
        email,
        identities.map(({ identity_data: data }) => data.email),
        factors.length,
      ])
      .toSorted(),
  ).toEqual(
    ['first', 'second', 'third'].map((name) => [
      `${name}@example.test`,
      [`${name}@example.test`],
      name === 'first' ? 1 : 0,
    ]),
  );
  await database.close();
});
