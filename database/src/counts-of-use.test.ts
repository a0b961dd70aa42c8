import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous, type Claims } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, barrier, refusal } from './testing/index.ts';

const { database, ada, bob, eve } = await databaseWith(['ada', 'bob', 'eve'], { poolSize: 25 });
let prompt: string;

const publish = async (): Promise<string> => {
  const [row] = await database.actingAs(ada.claims, (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into public.prompts (title, prompt_text, is_public) values ('Used', 'x', true) returning id`,
    ),
  );
  return row?.id ?? '';
};
beforeEach(async () => {
  prompt = await publish();
});

const use = (claims: Claims, network: string, kind = 'copies', id = prompt) =>
  database.actingAs(claims, async (tx) => {
    await tx.execute(sql`select set_config('request.network', ${network}, true)`);
    const [row] = await rowsOf<{ counted: boolean }>(
      tx,
      sql`select public.count_use(${id}, ${kind}) as counted`,
    );
    return row?.counted;
  });
const counts = async (id = prompt) => {
  const [row] = await database.actingAs(anonymous, (tx) =>
    rowsOf<{ copies: number; keeps: number }>(
      tx,
      sql`select copies, keeps from public.prompt_counts where prompt_id = ${id}`,
    ),
  );
  return row;
};
const nextDay = () => database.asOwner((tx) => tx.execute(sql`update private.prompt_uses set day = day - 1`));

describe('counts of copies and keeps', () => {
  it('[LB-08] count a person once a day, copies and keeps apart, and not the author', async () => {
    expect(await use(bob.claims, '192.0.2.0/24')).toBe(true);
    expect(await use(bob.claims, '198.51.100.0/24')).toBe(false);
    expect(await use(bob.claims, '192.0.2.0/24', 'keeps')).toBe(true);
    expect(await use(ada.claims, '192.0.2.0/24')).toBe(false);
    expect(await counts()).toEqual({ copies: 1, keeps: 1 });
    await nextDay();
    expect(await use(bob.claims, '192.0.2.0/24')).toBe(true);
    expect(await counts()).toEqual({ copies: 2, keeps: 1 });
  });

  it('[LB-08] count a new or unconfirmed account as the visitor that it may be', async () => {
    const young = await Promise.all(['a', 'b', 'c'].map((name) => addPerson(database, name)));
    for (const { id } of young)
      await database.asOwner((tx) =>
        tx.execute(sql`update public.profiles set created_at = now() where id = ${id}`),
      );
    for (const person of young) await use(person.claims, '203.0.113.0/24');
    expect(await counts()).toEqual({ copies: 1, keeps: 0 });
  });

  it('[LB-08] count nothing of what is private, and are gone with the prompt', async () => {
    await use(bob.claims, '');
    await database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`update public.prompts set is_public = false where id = ${prompt}`),
    );
    expect(await use(eve.claims, '')).toBe(false);
    expect(await counts()).toBeUndefined();
    await database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`delete from public.prompts where id = ${prompt}`),
    );
    expect(
      await database.asOwner((tx) =>
        rowsOf(tx, sql`select 1 from private.prompt_uses where prompt_id = ${prompt}`),
      ),
    ).toEqual([]);
  });

  it('[LB-08] are written by no one else, and who was counted is read by nobody', async () => {
    for (const statement of [
      sql`update public.prompt_counts set copies = 1000`,
      sql`insert into public.prompt_counts (prompt_id, copies) values (${prompt}, 1000)`,
      sql`select * from private.prompt_uses`,
    ])
      expect(await refusal(database.actingAs(bob.claims, (tx) => tx.execute(statement)))).toBe('42501');
    await use(bob.claims, '192.0.2.0/24');
    const [row] = await database.asOwner((tx) =>
      rowsOf<{ text: string }>(
        tx,
        sql`select u::text as text from private.prompt_uses u where prompt_id = ${prompt}`,
      ),
    );
    expect(row?.text).not.toContain(bob.id);
    expect(row?.text).not.toContain('192.0.2');
  });

  it('[LB-08] never grow by more in a day than there are readers, nor by more than three of a network', async () => {
    const readers: readonly Claims[] = [bob.claims, eve.claims, anonymous];
    const networks = ['192.0.2.0/24', '198.51.100.0/24'];
    const acts = fc.array(
      fc.record({
        reader: fc.nat({ max: readers.length - 1 }),
        network: fc.nat({ max: networks.length - 1 }),
        kind: fc.constantFrom('copies', 'keeps'),
      }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const id = await publish();
        for (const { reader, network, kind } of all)
          await use(readers[reader] ?? anonymous, networks[network] ?? '', kind, id);
        const counted = (await counts(id)) ?? { copies: 0, keeps: 0 };
        for (const kind of ['copies', 'keeps'] as const) {
          const done = all.filter((act) => act.kind === kind);
          const people = new Set(done.filter((act) => act.reader < 2).map((act) => act.reader)).size;
          const visitors = new Set(done.filter((act) => act.reader === 2).map((act) => act.network)).size;
          expect(counted[kind]).toBeLessThanOrEqual(people + visitors);
          expect(counted[kind]).toBeLessThanOrEqual(3 * networks.length);
          expect(counted[kind] > 0).toBe(done.length > 0);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  const rounds = Array.from({ length: 20 }, (_, round) => round + 1);

  it.each(rounds)('[LB-08] of twenty copies of one person one counts (round %i)', async () => {
    const wait = barrier(20);
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => (await wait(), use(bob.claims, `10.0.${n}.0/24`))),
    );
    expect(await counts()).toEqual({ copies: 1, keeps: 0 });
  });

  it.each(rounds)('[LB-08] of twenty people of one network three count (round %i)', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, n) => addPerson(database, `reader${n}`)));
    const wait = barrier(20);
    await Promise.all(people.map(async ({ claims }) => (await wait(), use(claims, '10.1.0.0/24'))));
    expect(await counts()).toEqual({ copies: 3, keeps: 0 });
  });

  it.each(rounds)('[LB-08] a prompt that is deleted meanwhile keeps nobody waiting (round %i)', async () => {
    await use(bob.claims, '10.2.0.0/24');
    const wait = barrier(9);
    await Promise.all([
      ...Array.from({ length: 8 }, async (_, n) => (await wait(), use(anonymous, `10.3.${n}.0/24`))),
      wait().then(() =>
        database.actingAs(ada.claims, (tx) =>
          tx.execute(sql`delete from public.prompts where id = ${prompt}`),
        ),
      ),
    ]);
    expect(await counts()).toBeUndefined();
  });
});
