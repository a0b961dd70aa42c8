import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlState } from './sql-state.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const secret = 'what Ada wrote\n    at nobody (secret.ts:1:1)';
const failing = sql`select ${secret}::text, 1 / ${0}::int`;
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

it('keeps what was sent with a failed statement out of its error, and the statement and its state in it', async () => {
  const error = await failureOf(database.asService((tx) => tx.execute(failing)));
  expect(sqlState(error)).toBe('22012');
  const { message, stack } = error as Error;
  expect(message).toContain('1 / $2::int');
  expect(stack).toContain('1 / $2::int');
  expect(stack).toMatch(/queryWithCache/);
  expect(`${message} ${stack} ${JSON.stringify(error)}`).not.toMatch(/Ada|nobody/);
});

it('does so where the error was wrapped in another one on its way', async () => {
  const error = await failureOf(
    database.asOwner((tx) =>
      tx.execute(failing).catch((cause: unknown) => {
        throw new Error('A page could not be read', { cause });
      }),
    ),
  );
  expect(sqlState(error)).toBe('22012');
  expect(String((error as Error).cause)).toContain('1 / $2::int');
  expect(String((error as Error).cause)).not.toContain('Ada');
});
