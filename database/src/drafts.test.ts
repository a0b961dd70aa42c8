import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal, type Person } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);

const run = (person: Person, statement: ReturnType<typeof sql>) =>
  database.actingAs(person.claims, (tx) => rowsOf<{ version: number }>(tx, statement));
const tables = [sql`public.drafts`, sql`public.set_aside_drafts`];

describe('[CP-11] drafts in the database', () => {
  it('are added, read, changed and deleted by their owner alone, whose version nobody chooses', async () => {
    await run(
      ada,
      sql`insert into public.drafts (kind, content, writer, step) values ('code', '{}', ${randomUUID()}, 1)`,
    );
    await run(
      ada,
      sql`insert into public.set_aside_drafts (id, kind, content) values (${randomUUID()}, 'code', '{}')`,
    );
    for (const table of tables) {
      expect(await run(bob, sql`select 1 from ${table}`)).toEqual([]);
      expect(await run(bob, sql`update ${table} set content = '{"a":1}' returning 1`)).toEqual([]);
      expect(await run(bob, sql`delete from ${table} returning 1`)).toEqual([]);
      const visit = database.actingAs(anonymous, (tx) => tx.execute(sql`select 1 from ${table}`));
      expect(await refusal(visit)).toBe('42501');
      expect(await refusal(run(ada, sql`update ${table} set user_id = ${bob.id}`))).toBe('42501');
    }
    expect(await refusal(run(ada, sql`update public.drafts set version = 1`))).toBe('42501');
    const before = await run(ada, sql`select version from public.drafts`);
    const after = await run(ada, sql`update public.drafts set content = '{"a":1}' returning version`);
    expect(Number(after[0]?.version)).toBeGreaterThan(Number(before[0]?.version));
    for (const table of tables) expect(await run(ada, sql`delete from ${table} returning 1`)).toHaveLength(1);
  });

  it('are limited in length, and no person reads a key of them', async () => {
    const long = 'x'.repeat(500_001);
    const writer = randomUUID();
    expect(
      await refusal(
        run(
          ada,
          sql`insert into public.drafts (kind, content, writer, step) values ('code', ${long}, ${writer}, 1)`,
        ),
      ),
    ).toBe('23514');
    expect(await refusal(run(ada, sql`select 1 from private.draft_keys`))).toBe('42501');
  });

  it('of one account come together: twenty stay set aside', async () => {
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        run(
          bob,
          sql`insert into public.set_aside_drafts (id, kind, content) values (${randomUUID()}, 'code', ${`{"a":${index}}`})`,
        ),
      ),
    );
    expect(await run(bob, sql`select 1 from public.set_aside_drafts`)).toHaveLength(20);
  });
});
