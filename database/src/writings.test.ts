import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, barrier, refusal, type Person } from './testing/index.ts';

const { database } = await databaseWith([], { poolSize: 30 });
let ada: Person;

beforeEach(async () => {
  ada = await addPerson(database, 'ada');
});

const hash = 'a'.repeat(64);
interface Begun {
  readonly outcome: string;
  readonly writing_id: string;
  readonly attempt: string;
  readonly generation_id: string;
}
interface Asked {
  readonly key?: string;
  readonly paid?: string;
  readonly kind?: string;
  readonly seconds?: number;
  readonly generation?: string;
}
const statement = ({
  key = randomUUID(),
  paid = randomUUID(),
  kind = 'content',
  seconds = 60,
  generation,
}: Asked) =>
  sql`select * from public.begin_writing(${kind}, ${key}::uuid, ${hash}, ${paid.padEnd(64, '0')}, ${seconds}::int, 6, ${generation ?? null}::uuid)`;

const begin = async (asked: Asked = {}, wait?: () => Promise<void>): Promise<Begun> =>
  database.actingAs(ada.claims, async (tx) => {
    await wait?.();
    const [row] = await rowsOf<Begun>(tx, statement(asked));
    if (!row) throw new Error('no answer');
    return row;
  });

const settle = async (
  { writing_id, attempt }: Begun,
  {
    counts = true,
    byModel = true,
    wait,
  }: { counts?: boolean; byModel?: boolean; wait?: () => Promise<void> } = {},
) =>
  database.asService(async (tx) => {
    await wait?.();
    const [row] = await rowsOf<{ kept: boolean }>(
      tx,
      sql`select private.settle_writing(${writing_id}::uuid, ${attempt}::uuid, '{}', ${byModel ? 'model' : 'rules'}, null, null, '{}', ${counts}, ${byModel}) as kept`,
    );
    return row?.kept;
  });
const sweep = () => database.asService((tx) => rowsOf(tx, sql`select private.sweep_writings(31)`));

const stored = async () => {
  const [row] = await database.asOwner((tx) =>
    rowsOf<{ used: number; mailbox: number; ledger: number; open: number; rewrites: number }>(
      tx,
      sql`select monthly_prompts_used as used, private.mailbox_used(p.email) as mailbox,
          (select count(*)::int from public.generations g where g.user_id = p.id) as ledger,
          (select coalesce(sum(model_rewrites), 0)::int from public.generations g where g.user_id = p.id) as rewrites,
          (select count(*)::int from public.writings w where w.user_id = p.id and w.prompt is null) as open
        from public.profiles p where id = ${ada.id}`,
    ),
  );
  return row;
};
const nothing = { used: 0, mailbox: 0, ledger: 0, open: 0, rewrites: 0 };
const outcomes = (all: readonly Begun[]) => all.map(({ outcome }) => outcome).toSorted();

describe('[WR-03] a writing', () => {
  it('takes a prompt before it is written, of account and mailbox, and gives both back where nothing comes that counts', async () => {
    const begun = await begin();
    expect(await stored()).toEqual({ used: 1, mailbox: 1, ledger: 1, open: 1, rewrites: 0 });
    expect(await settle(begun, { counts: false, byModel: false })).toBe(true);
    expect(await stored()).toEqual(nothing);
  });

  it('keeps what it took when its prompt is there, and is settled once', async () => {
    const begun = await begin();
    expect([await settle(begun), await settle(begun)]).toEqual([true, false]);
    expect(await stored()).toEqual({ used: 1, mailbox: 1, ledger: 1, open: 0, rewrites: 0 });
  });

  it('gives nothing back of a month that is over', async () => {
    const begun = await begin();
    await database.asOwner(async (tx) => {
      await tx.execute(sql`update public.generations set created_at = now() - interval '2 months'`);
      await tx.execute(sql`update public.profiles set monthly_prompts_used = 3 where id = ${ada.id}`);
    });
    await settle(begun, { counts: false });
    expect(await stored()).toMatchObject({ used: 3, ledger: 0 });
  });

  it('hands its ledger row on to another one for the same text goal, before it goes', async () => {
    const paid = randomUUID();
    const [first, second] = [await begin({ paid }), await begin({ paid })];
    expect(await stored()).toMatchObject({ used: 1, ledger: 1, open: 2, rewrites: 1 });
    await settle(first, { counts: false });
    expect(await stored()).toMatchObject({ used: 1, ledger: 1, open: 1 });
    await settle(second, { counts: false });
    expect(await stored()).toEqual(nothing);
  });

  it('again is allowed six times for one prompt; one in vain is given back', async () => {
    const { generation_id: generation } = await begin({ kind: 'code' });
    for (let time = 1; time <= 6; time += 1) await settle(await begin({ kind: 'code', generation }));
    expect((await begin({ kind: 'code', generation })).outcome).toBe('spent');
    await database.asOwner((tx) => tx.execute(sql`update public.generations set model_rewrites = 5`));
    await settle(await begin({ kind: 'code', generation }), { byModel: false });
    expect(await stored()).toMatchObject({ used: 1, rewrites: 5 });
  });

  it('of a process that is gone is given back by the sweep and nothing else is', async () => {
    const kept = await begin();
    await begin({ seconds: 0 });
    await sweep();
    expect(await stored()).toEqual({ used: 1, mailbox: 1, ledger: 1, open: 1, rewrites: 0 });
    expect(await settle(kept)).toBe(true);
  });

  it('is settled, given back and swept by the service alone, and its reservation is nobody’s to read', async () => {
    const begun = await begin();
    for (const call of [
      sql`select private.settle_writing(${begun.writing_id}::uuid, ${begun.attempt}::uuid, '{}', 'model', null, null, '{}', false, false)`,
      sql`select private.sweep_writings(0)`,
      sql`select attempt from public.writings`,
      sql`select mailbox_hash from public.writings`,
      sql`delete from public.writings`,
    ])
      expect(await refusal(database.actingAs(ada.claims, (tx) => tx.execute(call)))).toBe('42501');
  });

  it('is its owner’s alone', async () => {
    await settle(await begin());
    const bob = await addPerson(database, 'bob');
    const seen = (person: Person) =>
      database.actingAs(person.claims, (tx) => rowsOf(tx, sql`select prompt from public.writings`));
    expect([(await seen(ada)).length, (await seen(bob)).length]).toEqual([1, 0]);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('[WR-03] on PostgreSQL, at the same moment', () => {
  const rounds = Array.from({ length: 20 }, (_, round) => round + 1);
  const together = (count: number, asked: Asked = {}) => {
    const wait = barrier(count);
    return Promise.all(Array.from({ length: count }, () => begin(asked, wait)));
  };

  it.each(rounds)('one of ten requests with one key calls the model (round %i)', async () => {
    const all = await together(10, { key: randomUUID() });
    expect(outcomes(all)).toEqual(['reserved', ...Array.from({ length: 9 }, () => 'under_way')]);
    expect(await stored()).toMatchObject({ used: 1, ledger: 1, open: 1 });
  });

  it.each(rounds)('five of twenty reserve with five left, and all can be given back (round %i)', async () => {
    const all = await together(20, { kind: 'code' });
    const reserved = all.filter(({ outcome }) => outcome === 'reserved');
    expect([reserved.length, all.length - reserved.length]).toEqual([5, 15]);
    const wait = barrier(5);
    await Promise.all(reserved.map((begun) => settle(begun, { counts: false, wait })));
    expect(await stored()).toEqual(nothing);
  });

  it.each(rounds)('settling and the sweep of a dead one never give back twice (round %i)', async () => {
    const begun = await begin({ seconds: 0 });
    const wait = barrier(4);
    await Promise.all([
      settle(begun, { counts: false, wait }),
      settle(begun, { counts: true, wait }),
      ...[1, 2].map(async () => {
        await wait();
        await sweep();
      }),
    ]);
    const { used = -1, ledger = -1, open = -1 } = (await stored()) ?? {};
    expect([used === ledger, [0, 1].includes(used), open]).toEqual([true, true, 0]);
  });

  it.each(rounds)('six of ten write one prompt again (round %i)', async () => {
    const { generation_id: generation } = await begin({ kind: 'code' });
    const all = await together(10, { kind: 'code', generation });
    expect(all.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(6);
    expect(await stored()).toMatchObject({ used: 1, rewrites: 6 });
  });

  it.each(rounds)('ten of twenty goals are asked for on the free plan (round %i)', async () => {
    const wait = barrier(20);
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.actingAs(ada.claims, async (tx) => {
          await wait();
          const goal = randomUUID().padEnd(64, '0');
          const [row] = await rowsOf<Begun>(tx, sql`select * from public.begin_asking(${goal}, 10, 60)`);
          return row?.outcome;
        }),
      ),
    );
    expect(all.filter((outcome) => outcome === 'reserved')).toHaveLength(10);
  });
});
