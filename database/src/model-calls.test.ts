import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { modelCalls } from './schema/index.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);

const call = (userId: string) => ({
  userId,
  kind: 'content' as const,
  model: 'm',
  outcome: 'used' as const,
  inputTokens: 1,
  outputTokens: 2,
  tokensEstimated: false,
  costUsd: 0.000_003,
  durationMs: 5,
});

beforeAll(async () => {
  await database.asService((tx) => tx.insert(modelCalls).values(call(ada.id)));
});

describe('model_calls', () => {
  it('[EN-03] are read by their owner alone', async () => {
    const seen = async (claims: typeof ada.claims) =>
      (await database.actingAs(claims, (tx) => rowsOf(tx, sql`select id from public.model_calls`))).length;
    expect(await seen(ada.claims)).toBe(1);
    expect(await seen(bob.claims)).toBe(0);
  });

  it('[EN-03] are written by the service alone', async () => {
    for (const claims of [ada.claims, anonymous])
      expect(
        await refusal(database.actingAs(claims, (tx) => tx.insert(modelCalls).values(call(ada.id)))),
      ).toBe('42501');
    expect(
      await refusal(database.actingAs(anonymous, (tx) => tx.execute(sql`select id from public.model_calls`))),
    ).toBe('42501');
    expect(
      await refusal(database.actingAs(ada.claims, (tx) => tx.execute(sql`delete from public.model_calls`))),
    ).toBe('42501');
  });

  it('outlive their account without its name', async () => {
    await database.asService((tx) => tx.insert(modelCalls).values(call(bob.id)));
    await database.asOwner((tx) => tx.execute(sql`delete from auth.users where id = ${bob.id}::uuid`));
    const [row] = await database.asOwner((tx) =>
      rowsOf<{ calls: number }>(
        tx,
        sql`select count(*)::int as calls from public.model_calls where user_id is null and cost_usd > 0`,
      ),
    );
    expect(row?.calls).toBe(1);
  });
});
