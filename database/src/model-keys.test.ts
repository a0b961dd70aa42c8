import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal } from './testing/index.ts';

const { database, ada, admin } = await databaseWith(['ada', 'admin']);

const add = (provider: string, baseUrl: string | null, sealed = 'sealed:1:a:b') =>
  database.asService((tx) =>
    tx.execute(
      sql`insert into private.model_keys (user_id, provider, base_url, model, sealed, last_four)
          values (${ada.id}, ${provider}, ${baseUrl}, 'small-1', ${sealed}, 'wxyz')`,
    ),
  );

it('[WR-05] own keys are the service’s alone, one for an account, never unsealed, and go with the account', async () => {
  expect(await refusal(add('openai', 'https://elsewhere.example'))).toBe('23514');
  expect(await refusal(add('openai-compatible', null))).toBe('23514');
  expect(await refusal(add('openai', null, 'sk-in-the-clear'))).toBe('23514');
  await add('openai', null);
  expect(await refusal(add('google', null))).toBe('23505');
  for (const claims of [ada.claims, admin.claims, anonymous])
    for (const statement of [
      sql`select * from private.model_keys`,
      sql`update private.model_keys set model = 'other'`,
      sql`delete from private.model_keys`,
    ])
      expect(await refusal(database.actingAs(claims, (tx) => tx.execute(statement)))).toBe('42501');
  await database.asOwner((tx) => tx.execute(sql`delete from auth.users where id = ${ada.id}`));
  const left = await database.asService((tx) => rowsOf(tx, sql`select 1 from private.model_keys`));
  expect(left).toEqual([]);
});
