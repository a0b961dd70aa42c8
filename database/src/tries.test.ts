import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal, type Person } from './testing/index.ts';

const { database, ada, bob, admin } = await databaseWith(['ada', 'bob', 'admin'], { poolSize: 8 });

const begin = (person: Person, daily: number) =>
  database.asService((tx) =>
    rowsOf<{ id: string | null; refused: string | null }>(
      tx,
      sql`select id, refused from private.begin_try(${person.id}, 'content', 'm', false, false, true, ${daily}::integer, 100)`,
    ),
  );
const seenBy = (person: Person, table: string) =>
  database.actingAs(person.claims, (tx) => rowsOf(tx, sql`select 1 from ${sql.raw(table)}`));

describe('[WR-06] tries in the database', () => {
  it('are read by their owner alone and written by the service alone', async () => {
    const [made] = await begin(ada, 3);
    expect([await seenBy(ada, 'public.tries'), await seenBy(bob, 'public.tries')]).toMatchObject([[{}], []]);
    for (const claims of [ada.claims, admin.claims, anonymous]) {
      const acting = (statement: ReturnType<typeof sql>) =>
        refusal(database.actingAs(claims, (tx) => tx.execute(statement)));
      expect(await acting(sql`update public.tries set verdict = 'better'`)).toBe('42501');
      expect(await acting(sql`delete from public.tries`)).toBe('42501');
      expect(
        await acting(sql`select private.begin_try(${ada.id}, 'content', 'm', false, false, true, 9, 9)`),
      ).toBe('42501');
    }
    const early = database.asService((tx) =>
      tx.execute(sql`update public.tries set verdict = 'better' where id = ${made?.id}`),
    );
    expect(await refusal(early)).toBe('23514');
  });

  it('that come together take no more places than there are', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => begin(bob, 3)));
    const refused = all.flat().map((row) => row.refused);
    expect(refused.filter((each) => each === null)).toHaveLength(3);
    expect(refused.filter((each) => each === 'day')).toHaveLength(17);
  });

  it('have examples that their owner alone reads and deletes', async () => {
    await database.asOwner(async (tx) => {
      await tx.execute(
        sql`insert into public.prompts (id, user_id, title, prompt_text) values ('00000000-0000-4000-8000-000000000001', ${ada.id}, 'Tea', 'Text')`,
      );
      await tx.execute(
        sql`insert into public.prompt_examples (user_id, prompt_id, model, verdict, plain_answer, prompt_answer)
            values (${ada.id}, '00000000-0000-4000-8000-000000000001', 'm', 'better', 'a', 'b')`,
      );
    });
    const remove = (person: Person) =>
      database.actingAs(person.claims, (tx) =>
        rowsOf(tx, sql`delete from public.prompt_examples returning 1`),
      );
    expect([await seenBy(bob, 'public.prompt_examples'), await remove(bob)]).toEqual([[], []]);
    expect(
      await refusal(seenBy({ ...ada, claims: anonymous } as unknown as Person, 'public.prompt_examples')),
    ).toBe('42501');
    expect(await remove(ada)).toHaveLength(1);
  });
});
