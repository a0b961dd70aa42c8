import { storageLimits } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, barrier, refusal, type Person } from './testing/index.ts';
import { violatedConstraint } from './violated-constraint.ts';

const { database } = await databaseWith([], { poolSize: 30 });
let ada: Person;

beforeEach(async () => {
  ada = await addPerson(database, 'ada');
});

type Held = { prompts: number; folders: number; bytes: number };
const read = async (statement: ReturnType<typeof sql>): Promise<Held | undefined> => {
  const [row] = await database.asOwner((tx) => rowsOf<Record<keyof Held, unknown>>(tx, statement));
  return row && { prompts: Number(row.prompts), folders: Number(row.folders), bytes: Number(row.bytes) };
};
const counted = (person: Person) =>
  read(sql`select prompts, folders, bytes from private.storage where user_id = ${person.id}`);
/** The same from the rows themselves, in another way. */
const truth = (person: Person) =>
  read(sql`select (select count(*) from public.prompts where user_id = ${person.id}) as prompts,
      (select count(*) from public.folders where user_id = ${person.id}) as folders,
      (select coalesce(sum(octet_length(concat(title, description, prompt_text, category, use_case, array_to_string(tags, '')))), 0)
       from (select user_id, title, description, prompt_text, category, use_case, tags from public.prompts
         union all select user_id, title, description, prompt_text, category, use_case, tags from public.prompt_versions) t
       where t.user_id = ${person.id}) as bytes`);
const setHeld = (person: Person, held: Held) =>
  database.asOwner((tx) =>
    tx.execute(sql`insert into private.storage (user_id, prompts, folders, bytes) values (${person.id}, ${held.prompts}, ${held.folders}, ${held.bytes})
      on conflict (user_id) do update set prompts = excluded.prompts, folders = excluded.folders, bytes = excluded.bytes`),
  );
const asPerson = (person: Person, statement: ReturnType<typeof sql>) =>
  database.actingAs(person.claims, (tx) => tx.execute(statement));
const save = (person: Person, text = 'text') =>
  asPerson(person, sql`insert into public.prompts (title, prompt_text) values ('Ä title', ${text})`);
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => violatedConstraint(error),
  );

describe('what an account stores', () => {
  it('is counted as it is written, rewritten, binned and deleted, with versions and folders', async () => {
    await asPerson(
      ada,
      sql`insert into public.prompts (title, description, prompt_text, category, tags, use_case)
        select 'Title ' || n, 'für ' || n, repeat('漫', n), 'Other', array['a', 'bc'], case when n > 5 then 'use' end from generate_series(1, 10) n`,
    );
    await asPerson(
      ada,
      sql`insert into public.folders (name) select 'Folder ' || n from generate_series(1, 3) n`,
    );
    expect(await counted(ada)).toEqual(await truth(ada));
    await asPerson(ada, sql`update public.prompts set prompt_text = prompt_text || ' and more', tags = '{}'`);
    await asPerson(ada, sql`update public.prompts set deleted_at = now() where title < 'Title 5'`);
    expect(await counted(ada)).toEqual(await truth(ada));
    expect(await counted(ada)).toMatchObject({ prompts: 10, folders: 3 });
    await asPerson(ada, sql`delete from public.prompts where deleted_at is not null`);
    await asPerson(ada, sql`delete from public.folders where name = 'Folder 1'`);
    const held = await counted(ada);
    expect(held).toEqual(await truth(ada));
    expect(held?.prompts).toBeLessThan(10);
    expect(held).toMatchObject({ folders: 2 });
    await asPerson(ada, sql`delete from public.prompts`);
    expect(await counted(ada)).toEqual({ prompts: 0, folders: 2, bytes: 0 });
  });

  it('has the limits that the pages tell', async () => {
    expect(await read(sql`select * from private.storage_limits()`)).toEqual(storageLimits);
  });

  it('has room for the last prompt and none for one more, until one is deleted for good', async () => {
    await save(ada);
    await setHeld(ada, { prompts: storageLimits.prompts - 1, folders: 0, bytes: 100 });
    expect(await refused(save(ada))).toBe('taken');
    expect(await refused(save(ada))).toBe('storage_prompts');
    await asPerson(ada, sql`update public.prompts set deleted_at = now()`);
    expect(await refused(save(ada))).toBe('storage_prompts');
    await asPerson(ada, sql`delete from public.prompts`);
    expect(await refused(save(ada))).toBe('taken');
    expect(await truth(ada)).toMatchObject({ prompts: 1 });
  });

  it('ends at its bytes: longer words are refused and leave the old ones, shorter ones are taken', async () => {
    await save(ada, 'a longer text');
    await setHeld(ada, { prompts: 1, folders: 0, bytes: storageLimits.bytes });
    const write = (text: string) =>
      refused(asPerson(ada, sql`update public.prompts set prompt_text = ${text}`));
    expect(await refused(save(ada))).toBe('storage_bytes');
    expect(await write('a much longer text')).toBe('storage_bytes');
    const [row] = await database.asOwner((tx) =>
      rowsOf<{ text: string }>(
        tx,
        sql`select prompt_text as text from public.prompts where user_id = ${ada.id}`,
      ),
    );
    expect(row?.text).toBe('a longer text');
    expect(await refused(asPerson(ada, sql`update public.prompts set is_public = true`))).toBe('taken');
    await setHeld(ada, { prompts: 1, folders: 0, bytes: storageLimits.bytes - 100 });
    expect(await write('short')).toBe('taken');
  });

  it('ends at its folders', async () => {
    await setHeld(ada, { prompts: 0, folders: storageLimits.folders, bytes: 0 });
    expect(await refused(asPerson(ada, sql`insert into public.folders (name) values ('One more')`))).toBe(
      'storage_folders',
    );
  });

  it.skipIf(!process.env['TEST_DATABASE_URL'])(
    'takes five of twenty-five that come at once where five fit, twenty times',
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const person = await addPerson(database, `race-${round}`);
        await setHeld(person, { prompts: storageLimits.prompts - 5, folders: 0, bytes: 0 });
        const start = barrier(25);
        const outcomes = await Promise.all(
          Array.from({ length: 25 }, () =>
            refused(
              database.actingAs(person.claims, async (tx) => {
                await start();
                await tx.execute(sql`insert into public.prompts (title, prompt_text) values ('t', 'p')`);
              }),
            ),
          ),
        );
        expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(5);
        expect(outcomes.filter((outcome) => outcome === 'storage_prompts')).toHaveLength(20);
        expect(await truth(person)).toMatchObject({ prompts: 5 });
        expect(await counted(person)).toMatchObject({ prompts: storageLimits.prompts });
      }
    },
    120_000,
  );

  it('is told to its owner alone, and nobody writes the count', async () => {
    await save(ada);
    const bob = await addPerson(database, 'bob');
    const told = (person: Person) =>
      database.actingAs(person.claims, (tx) => rowsOf(tx, sql`select prompts from public.my_storage()`));
    expect(await told(ada)).toEqual([{ prompts: 1 }]);
    expect(await told(bob)).toEqual([]);
    for (const attempt of [
      sql`update private.storage set prompts = 0`,
      sql`select private.count_storage(${ada.id}, -1, 0, 0)`,
    ])
      expect(await refusal(asPerson(ada, attempt))).toBe('42501');
    expect(await counted(ada)).toMatchObject({ prompts: 1 });
  });

  it('goes with the account', async () => {
    await save(ada);
    await database.asOwner((tx) => tx.execute(sql`delete from public.profiles where id = ${ada.id}`));
    expect(await counted(ada)).toBeUndefined();
  });
});
