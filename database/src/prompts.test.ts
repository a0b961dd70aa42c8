import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, type Claims } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal, type Person } from './testing/index.ts';

const { database, ada, bob, admin } = await databaseWith(['ada', 'bob', 'admin']);

const save = async (person: Person, title: string, isPublic = false): Promise<string> => {
  const rows = await database.actingAs(person.claims, (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into public.prompts (title, prompt_text, is_public) values (${title}, 'text', ${isPublic}) returning id`,
    ),
  );
  return rows[0]?.id ?? '';
};

const titlesSeenBy = async (claims: Claims): Promise<string[]> => {
  const rows = await database.actingAs(claims, (tx) =>
    rowsOf<{ title: string }>(tx, sql`select title from public.prompts order by title`),
  );
  return rows.map((row) => row.title);
};

beforeAll(async () => {
  await database.asService((tx) =>
    tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
  );
  await save(ada, "Ada's private");
  await save(ada, "Ada's public", true);
  await save(bob, "Bob's private");
});

describe('prompts', () => {
  it('show their owner all, everyone else the public ones, admins included', async () => {
    expect(await titlesSeenBy(ada.claims)).toEqual(["Ada's private", "Ada's public"]);
    expect(await titlesSeenBy(bob.claims)).toEqual(["Ada's public", "Bob's private"]);
    expect(await titlesSeenBy(anonymous)).toEqual(["Ada's public"]);
    expect(await titlesSeenBy(admin.claims)).toEqual(["Ada's public"]);
  });

  it('hide a public one that lies in the bin from everyone but its owner', async () => {
    const id = await save(ada, 'Binned', true);
    await database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`update public.prompts set deleted_at = now() where id = ${id}`),
    );
    expect(await titlesSeenBy(anonymous)).not.toContain('Binned');
    expect(await titlesSeenBy(bob.claims)).not.toContain('Binned');
    expect(await titlesSeenBy(ada.claims)).toContain('Binned');
    await database.actingAs(ada.claims, (tx) => tx.execute(sql`delete from public.prompts where id = ${id}`));
    expect(await titlesSeenBy(ada.claims)).not.toContain('Binned');
  });

  it('belong to whoever saves them: the owner cannot be named', async () => {
    const forged = database.actingAs(bob.claims, (tx) =>
      tx.execute(
        sql`insert into public.prompts (user_id, title, prompt_text) values (${ada.id}, 'Forged', 'text')`,
      ),
    );
    expect(await refusal(forged)).toBe('42501');
    const id = await save(bob, 'Mine');
    const [row] = await database.asOwner((tx) =>
      rowsOf<{ user_id: string }>(tx, sql`select user_id from public.prompts where id = ${id}`),
    );
    expect(row?.user_id).toBe(bob.id);
  });

  it.each([
    ['votes', sql`votes = 1000`],
    ['user_id', sql`user_id = gen_random_uuid()`],
    ['created_at', sql`created_at = now()`],
    ['id', sql`id = gen_random_uuid()`],
  ])('do not let their owner write %s', async (_column, change) => {
    expect(
      await refusal(
        database.actingAs(ada.claims, (tx) => tx.execute(sql`update public.prompts set ${change}`)),
      ),
    ).toBe('42501');
  });

  it('let their owner rewrite and publish', async () => {
    const id = await save(ada, 'Draft');
    await database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`update public.prompts set title = 'Final', is_public = true where id = ${id}`),
    );
    expect(await titlesSeenBy(anonymous)).toContain('Final');
    await database.actingAs(ada.claims, (tx) => tx.execute(sql`delete from public.prompts where id = ${id}`));
  });

  it('stay as they are when a stranger or a visitor writes', async () => {
    await database.actingAs(bob.claims, (tx) =>
      tx.execute(sql`update public.prompts set title = 'Defaced' where user_id = ${ada.id}`),
    );
    await database.actingAs(bob.claims, (tx) =>
      tx.execute(sql`delete from public.prompts where user_id = ${ada.id}`),
    );
    expect(await titlesSeenBy(ada.claims)).toEqual(["Ada's private", "Ada's public"]);
    expect(
      await refusal(database.actingAs(anonymous, (tx) => tx.execute(sql`delete from public.prompts`))),
    ).toBe('42501');
  });

  it.each([
    ['an empty title', sql`insert into public.prompts (title, prompt_text) values ('', 'x')`],
    ['an empty text', sql`insert into public.prompts (title, prompt_text) values ('x', '')`],
    [
      'a text of 100,001 characters',
      sql`insert into public.prompts (title, prompt_text) values ('x', repeat('x', 100001))`,
    ],
  ])('refuse %s', async (_what, statement) => {
    expect(await refusal(database.actingAs(ada.claims, (tx) => tx.execute(statement)))).toBe('23514');
  });
});
