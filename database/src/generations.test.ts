import { randomUUID } from 'node:crypto';
import { plans } from '@whetstone/contract/plans';
import { generationKinds } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, barrier, refusal, type Person } from './testing/index.ts';

const { database } = await databaseWith([], { poolSize: 50 });
let ada: Person;

beforeEach(async () => {
  ada = await addPerson(database, 'ada');
});

const hash = 'a'.repeat(64);
const begin = async (person: Person, key: string = randomUUID(), requestHash = hash) => {
  const rows = await database.actingAs(person.claims, (tx) =>
    rowsOf<{
      outcome: string;
      used: number;
      monthly_limit: number | null;
      tier: string;
      resets_at: Date | string;
    }>(tx, sql`select * from public.begin_generation('content', ${key}::uuid, ${requestHash})`),
  );
  const row = rows[0];
  if (!row) throw new Error('no answer');
  return row;
};
const setProfile = (person: Person, change: ReturnType<typeof sql>) =>
  database.asOwner((tx) => tx.execute(sql`update public.profiles set ${change} where id = ${person.id}`));
const stored = async (person: Person) => {
  const [row] = await database.asOwner((tx) =>
    rowsOf<{ used: number; ledger: number; resets: boolean }>(
      tx,
      sql`select monthly_prompts_used as used, (select count(*)::int from public.generations where user_id = p.id) as ledger,
          usage_resets_at > now() as resets from public.profiles p where id = ${person.id}`,
    ),
  );
  return row;
};

describe('begin_generation', () => {
  it('takes the plan’s prompts one by one and then says that they are used up', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 6; round += 1) outcomes.push((await begin(ada)).outcome);
    expect(outcomes).toEqual(['charged', 'charged', 'charged', 'charged', 'charged', 'quota_exceeded']);
    expect(await stored(ada)).toEqual({ used: 5, ledger: 5, resets: true });
  });

  it('charges the same key once and answers again', async () => {
    const key = randomUUID();
    expect([(await begin(ada, key)).outcome, (await begin(ada, key)).outcome]).toEqual([
      'charged',
      'replayed',
    ]);
    expect(await stored(ada)).toMatchObject({ used: 1, ledger: 1 });
  });

  it('refuses a key that was used for another request, also when the quota is used up', async () => {
    const key = randomUUID();
    await begin(ada, key);
    expect((await begin(ada, key, 'b'.repeat(64))).outcome).toBe('key_reused');
    await setProfile(ada, sql`monthly_prompts_used = 5`);
    expect((await begin(ada, key)).outcome).toBe('replayed');
  });

  it('keeps the keys of two people apart', async () => {
    const bob = await addPerson(database, 'bob');
    const key = randomUUID();
    await begin(ada, key);
    expect((await begin(bob, key, 'b'.repeat(64))).outcome).toBe('charged');
  });

  it('[PY-07] opens the new month with the first prompt in it', async () => {
    await setProfile(ada, sql`monthly_prompts_used = 5, usage_resets_at = now() - interval '1 day'`);
    const row = await begin(ada);
    expect([row.outcome, row.used]).toEqual(['charged', 1]);
    const renews = new Date(row.resets_at);
    expect([renews > new Date(), renews.getUTCDate(), renews.getUTCHours()]).toEqual([true, 1, 0]);
  });

  it('[PY-07] treats a plan that has ended as free', async () => {
    await setProfile(
      ada,
      sql`subscription_tier = 'pro', monthly_prompts_limit = 500, monthly_prompts_used = 4, subscription_expires_at = now() - interval '1 second'`,
    );
    expect(await begin(ada)).toMatchObject({ outcome: 'charged', tier: 'free', used: 5, monthly_limit: 5 });
    expect((await begin(ada)).outcome).toBe('quota_exceeded');
  });

  it('counts but never refuses without a limit', async () => {
    await setProfile(
      ada,
      sql`subscription_tier = 'unlimited', monthly_prompts_limit = null, monthly_prompts_used = 100000`,
    );
    expect(await begin(ada)).toMatchObject({ outcome: 'charged', used: 100001, monthly_limit: null });
  });

  it('[AU-09] refuses a session below the second factor of an account that has one', async () => {
    await database.asOwner((tx) =>
      tx.execute(
        sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), ${ada.id}, 'totp', 'verified')`,
      ),
    );
    expect((await begin(ada)).outcome).toBe('refused');
    expect((await begin({ ...ada, claims: { ...ada.claims, aal: 'aal2' } })).outcome).toBe('charged');
  });

  it('cannot be called by a visitor', async () => {
    expect(
      await refusal(
        database.actingAs(anonymous, (tx) =>
          tx.execute(sql`select public.begin_generation('content', gen_random_uuid(), ${hash})`),
        ),
      ),
    ).toBe('42501');
  });

  it('leaves nothing behind when the transaction around it fails', async () => {
    const failed = database.actingAs(ada.claims, async (tx) => {
      await tx.execute(sql`select public.begin_generation('content', gen_random_uuid(), ${hash})`);
      throw new Error('the engine failed');
    });
    await expect(failed).rejects.toThrow('the engine failed');
    expect(await stored(ada)).toMatchObject({ used: 0, ledger: 0 });
  });
});

describe('check_rewriting', () => {
  const paid = 'c'.repeat(64);
  const check = async (person: Person, id: string, paidHash = paid) => {
    const [row] = await database.actingAs(person.claims, (tx) =>
      rowsOf<{ outcome: string }>(
        tx,
        sql`select public.check_rewriting(${id}::uuid, ${paidHash}) as outcome`,
      ),
    );
    return row?.outcome;
  };
  const begun = async (paidHash: string | null) => {
    const [row] = await database.actingAs(ada.claims, (tx) =>
      rowsOf<{ id: string }>(
        tx,
        sql`select generation_id as id from public.begin_generation('content', gen_random_uuid(), ${hash}, ${paidHash})`,
      ),
    );
    return row?.id ?? '';
  };

  it('[CP-06] allows the owner what was paid for, and nothing else', async () => {
    const bob = await addPerson(database, 'bob');
    const [id, kept] = [await begun(paid), await begun(null)];
    expect(await check(ada, id)).toBe('allowed');
    expect(await check(ada, id, 'd'.repeat(64))).toBe('other_request');
    expect(await check(ada, kept)).toBe('no_hash');
    expect(await check(bob, id)).toBe('unknown');
    expect(await check(ada, randomUUID())).toBe('unknown');
  });

  it('[AU-09] refuses a session below the second factor of an account that has one', async () => {
    const id = await begun(paid);
    await database.asOwner((tx) =>
      tx.execute(
        sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), ${ada.id}, 'totp', 'verified')`,
      ),
    );
    expect(await check(ada, id)).toBe('refused');
    expect(await check({ ...ada, claims: { ...ada.claims, aal: 'aal2' } }, id)).toBe('allowed');
  });

  it('cannot be called by a visitor', async () => {
    expect(
      await refusal(
        database.actingAs(anonymous, (tx) =>
          tx.execute(sql`select public.check_rewriting(gen_random_uuid(), ${hash})`),
        ),
      ),
    ).toBe('42501');
  });
});

describe('the ledger', () => {
  it('is read by its owner and written by nobody', async () => {
    const bob = await addPerson(database, 'bob');
    await begin(ada);
    const count = (person: Person) =>
      database
        .actingAs(person.claims, (tx) => rowsOf(tx, sql`select 1 from public.generations`))
        .then((rows) => rows.length);
    expect([await count(ada), await count(bob)]).toEqual([1, 0]);
    const writes = [
      sql`insert into public.generations (user_id, kind, idempotency_key, request_hash) values (${ada.id}, 'content', gen_random_uuid(), ${hash})`,
      sql`update public.generations set given_back_at = now()`,
      sql`delete from public.generations`,
    ];
    for (const write of writes)
      expect(await refusal(database.actingAs(ada.claims, (tx) => tx.execute(write)))).toBe('42501');
    expect(
      await refusal(database.actingAs(anonymous, (tx) => tx.execute(sql`select 1 from public.generations`))),
    ).toBe('42501');
  });

  it('knows the same kinds and tiers as the contract', async () => {
    const checks = await database.asOwner((tx) =>
      rowsOf<{ definition: string }>(
        tx,
        sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname in ('generations_kind_check', 'profiles_subscription_tier_check') order by conname`,
      ),
    );
    const listed = checks.map((check) =>
      [...check.definition.matchAll(/'([a-z]+)'/g)].map((match) => match[1]).toSorted(),
    );
    expect(listed).toEqual([[...generationKinds].toSorted(), plans.map((plan) => plan.tier).toSorted()]);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  const together = (count: number, key?: string) => {
    const wait = barrier(count);
    return Promise.all(
      Array.from({ length: count }, () =>
        database.actingAs(ada.claims, async (tx) => {
          await wait();
          const rows = await rowsOf<{ outcome: string }>(
            tx,
            sql`select outcome from public.begin_generation('content', ${key ?? randomUUID()}::uuid, ${hash})`,
          );
          return rows[0]?.outcome;
        }),
      ),
    );
  };
  const rounds = Array.from({ length: 20 }, (_, round) => round + 1);

  it.each(rounds)('exactly 5 of 50 generations succeed with 5 left (round %i)', async () => {
    const outcomes = await together(50);
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'charged'),
      ...Array.from({ length: 45 }, () => 'quota_exceeded'),
    ]);
    expect(await stored(ada)).toMatchObject({ used: 5, ledger: 5 });
  });

  it.each(rounds)('one key sent ten times is charged once (round %i)', async () => {
    const outcomes = await together(10, randomUUID());
    expect(outcomes.toSorted()).toEqual(['charged', ...Array.from({ length: 9 }, () => 'replayed')]);
    expect(await stored(ada)).toMatchObject({ used: 1, ledger: 1 });
  });
});
