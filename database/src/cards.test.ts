import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal, type Person } from './testing/index.ts';
import { violatedConstraint } from './violated-constraint.ts';

const { database, ada, bob, eve } = await databaseWith(['ada', 'bob', 'eve']);

const run = <Row extends object>(person: Person, statement: ReturnType<typeof sql>) =>
  database.actingAs(person.claims, (tx) => rowsOf<Row>(tx, statement));
const addCard = async (person: Person, name = 'My tea shop') => {
  const id = randomUUID();
  await run(
    person,
    sql`insert into public.cards (id, kind, name, facts) values (${id}, 'business', ${name}, '[]')`,
  );
  return id;
};
const addFolder = async (person: Person) => {
  const [row] = await run<{ id: string }>(
    person,
    sql`insert into public.folders (name) values (${randomUUID()}) returning id`,
  );
  return row?.id ?? '';
};

describe('[CX-01] cards in the database', () => {
  it('are read, changed and deleted by their owner alone, with their versions and folders', async () => {
    const id = await addCard(ada);
    const folder = await addFolder(ada);
    await run(ada, sql`insert into public.card_folders (card_id, folder_id) values (${id}, ${folder})`);
    await run(ada, sql`update public.cards set name = 'Harrow Tea' where id = ${id}`);
    await run(
      ada,
      sql`insert into public.remembered_answers (fact, ask, answer, goal_hash) values ('age', 'How old?', '7', 'a')`,
    );
    const tables = ['cards', 'card_folders', 'card_versions', 'remembered_answers'];
    for (const name of tables) {
      const table = sql`public.${sql.identifier(name)}`;
      expect(await run(ada, sql`select 1 from ${table}`)).toHaveLength(1);
      expect(await run(bob, sql`select 1 from ${table}`)).toEqual([]);
      const visit = database.actingAs(anonymous, (tx) => tx.execute(sql`select 1 from ${table}`));
      expect(await refusal(visit)).toBe('42501');
      expect(await refusal(run(ada, sql`update ${table} set user_id = ${bob.id}`))).toBe('42501');
    }
    for (const name of ['cards', 'card_folders', 'remembered_answers'])
      expect(await run(bob, sql`delete from public.${sql.identifier(name)} returning 1`)).toEqual([]);
    expect(await refusal(run(ada, sql`delete from public.card_versions`))).toBe('42501');
    expect(await run(bob, sql`update public.cards set name = 'x' returning 1`)).toEqual([]);
    expect(await run(bob, sql`update public.remembered_answers set answer = 'x' returning 1`)).toEqual([]);
    expect(await run(ada, sql`delete from public.cards returning 1`)).toHaveLength(1);
    expect(await run(ada, sql`select 1 from public.card_versions`)).toEqual([]);
    expect(await run(ada, sql`select 1 from public.card_folders`)).toEqual([]);
  });

  it('are put in force in one’s own folders alone, and by their owner alone', async () => {
    const [adas, bobs] = [await addCard(ada), await addCard(bob)];
    const folder = await addFolder(bob);
    const put = (person: Person, card: string) =>
      refusal(
        run(person, sql`insert into public.card_folders (card_id, folder_id) values (${card}, ${folder})`),
      );
    expect(await put(ada, adas)).toBe('42501');
    expect(await put(ada, bobs)).toBe('42501');
    await run(bob, sql`insert into public.card_folders (card_id, folder_id) values (${bobs}, ${folder})`);
    await run(bob, sql`delete from public.folders where id = ${folder}`);
    expect(await run(bob, sql`select 1 from public.card_folders`)).toEqual([]);
    expect(await run(bob, sql`select 1 from public.cards`)).toHaveLength(1);
  });

  it('keep what they said before, the last twenty times, and no revision is chosen by a person', async () => {
    const id = await addCard(ada);
    for (let step = 1; step <= 25; step += 1)
      await run(ada, sql`update public.cards set name = ${`Step ${step}`} where id = ${id}`);
    const versions = await run<{ name: string }>(
      ada,
      sql`select name from public.card_versions where card_id = ${id} order by revision`,
    );
    expect(versions).toHaveLength(20);
    expect(versions.at(-1)?.name).toBe('Step 24');
    await run(ada, sql`update public.cards set place = 3, prompters = '{code}' where id = ${id}`);
    expect(await run(ada, sql`select 1 from public.cards where id = ${id} and revision = 26`)).toHaveLength(
      1,
    );
    expect(await refusal(run(ada, sql`update public.cards set revision = 1`))).toBe('42501');
  });

  it('are fifty at most, however many come together', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 53 }, () => addCard(eve)));
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused.map(violatedConstraint)).toEqual(Array.from({ length: 3 }, () => 'cards_count'));
    expect(await run(eve, sql`select 1 from public.cards`)).toHaveLength(50);
  });
});

it('[CX-03] an account remembers the last five hundred answers', async () => {
  await run(
    bob,
    sql`insert into public.remembered_answers (fact, ask, answer, goal_hash)
        select 'age', 'How old?', n::text, 'a' from generate_series(1, 500) n`,
  );
  await run(
    bob,
    sql`insert into public.remembered_answers (fact, ask, answer, goal_hash) values ('age', 'How old?', 'new', 'b')`,
  );
  expect(await run(bob, sql`select 1 from public.remembered_answers`)).toHaveLength(500);
  expect(await run(bob, sql`select 1 from public.remembered_answers where answer = 'new'`)).toHaveLength(1);
});
