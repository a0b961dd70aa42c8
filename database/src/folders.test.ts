import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal, type Person } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);

const run = (person: Person, statement: ReturnType<typeof sql>) =>
  database.actingAs(person.claims, (tx) => rowsOf<{ id: string }>(tx, statement));
const add = async (person: Person, name: string, parent: string | null = null): Promise<string> => {
  const rows = await run(
    person,
    sql`insert into public.folders (name, parent_id) values (${name}, ${parent}::uuid) returning id`,
  );
  return rows[0]?.id ?? '';
};
const move = (person: Person, id: string, parent: string) =>
  run(person, sql`update public.folders set parent_id = ${parent} where id = ${id} returning id`);

describe('folders', () => {
  it('[ML-03] are seen, renamed and deleted by their owner alone', async () => {
    const id = await add(ada, 'Private');
    expect(await run(bob, sql`select id from public.folders`)).toEqual([]);
    expect(
      await run(bob, sql`update public.folders set name = 'Taken' where id = ${id} returning id`),
    ).toEqual([]);
    expect(await run(bob, sql`delete from public.folders where id = ${id} returning id`)).toEqual([]);
    const visit = database.actingAs(anonymous, (tx) => tx.execute(sql`select 1 from public.folders`));
    expect(await refusal(visit)).toBe('42501');
    expect(
      await run(ada, sql`update public.folders set name = 'Renamed' where id = ${id} returning id`),
    ).toHaveLength(1);
    expect(await run(ada, sql`delete from public.folders where id = ${id} returning id`)).toHaveLength(1);
  });

  it('take one name once in a place, in any case, and again elsewhere', async () => {
    const work = await add(ada, 'Work');
    expect(await refusal(add(ada, 'WORK'))).toBe('23505');
    expect(await refusal(add(ada, 'Work', work))).toBe('allowed');
    expect(await refusal(add(bob, 'Work'))).toBe('allowed');
  });

  it('never lie in a stranger’s folder, nor do prompts', async () => {
    const hers = await add(ada, 'Hers');
    expect(await refusal(add(bob, 'Inside', hers))).toBe('23503');
    const save = sql`insert into public.prompts (title, prompt_text, folder_id) values ('x', 'x', ${hers})`;
    expect(await refusal(run(bob, save))).toBe('23503');
    expect(await refusal(run(ada, save))).toBe('allowed');
  });

  it('make no circle', async () => {
    const top = await add(ada, 'Top');
    const middle = await add(ada, 'Middle', top);
    const low = await add(ada, 'Low', middle);
    expect([await refusal(move(ada, top, low)), await refusal(move(ada, top, top))]).toEqual([
      '23514',
      '23514',
    ]);
    expect(await refusal(move(ada, low, top))).toBe('allowed');
  });

  it('lie at most ten deep, also when a filled one is moved', async () => {
    let parent = await add(bob, 'Depth 1');
    const first = parent;
    for (let depth = 2; depth <= 10; depth += 1) parent = await add(bob, `Depth ${depth}`, parent);
    expect(await refusal(add(bob, 'Depth 11', parent))).toBe('23514');
    const other = await add(bob, 'Other');
    expect(await refusal(move(bob, first, other))).toBe('23514');
    expect(await refusal(move(bob, other, first))).toBe('allowed');
  });

  it('leave their prompts behind when deleted', async () => {
    const folder = await add(ada, 'Short-lived');
    const [prompt] = await run(
      ada,
      sql`insert into public.prompts (title, prompt_text, folder_id) values ('Stays', 'x', ${folder}) returning id`,
    );
    await run(ada, sql`delete from public.folders where id = ${folder}`);
    expect(await run(ada, sql`select id, folder_id from public.prompts where title = 'Stays'`)).toEqual([
      { id: prompt?.id, folder_id: null },
    ]);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  it.each([1, 2, 3, 4, 5])('two moves into one another leave no circle (round %i)', async (round) => {
    const [left, right] = [await add(ada, `Left ${round}`), await add(ada, `Right ${round}`)];
    const outcomes = await Promise.all([refusal(move(ada, left, right)), refusal(move(ada, right, left))]);
    expect(outcomes.toSorted()).toEqual(['23514', 'allowed']);
  });
});
