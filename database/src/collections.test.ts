import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anonymous, type Claims } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);

const as = (claims: Claims, statement: SQL) =>
  database.actingAs(claims, (tx) => rowsOf<{ id: string }>(tx, statement));
const idOf = async (claims: Claims, statement: SQL): Promise<string> =>
  (await as(claims, statement))[0]?.id ?? '';
const prompt = (isPublic: boolean, claims = ada.claims) =>
  idOf(
    claims,
    sql`insert into public.prompts (title, prompt_text, is_public) values ('Tea', 'x', ${isPublic}) returning id`,
  );
const collection = (isShared: boolean, claims = ada.claims) =>
  idOf(
    claims,
    sql`insert into public.collections (name, shared_at) values ('Teas', ${isShared ? sql`now()` : null}) returning id`,
  );
const put = (claims: Claims, collectionId: string, promptId: string) =>
  as(
    claims,
    sql`insert into public.collection_prompts (collection_id, prompt_id) values (${collectionId}, ${promptId}) returning prompt_id as id`,
  );
const choose = (claims: Claims, name: string) =>
  as(
    claims,
    sql`insert into public.authors (name, slug, name_key) values (${name}, ${name.toLowerCase()}, ${name.toLowerCase()}) returning user_id as id`,
  );

describe('collections', () => {
  it('[LB-08] are read by their owner alone until they are shared, and changed by the owner alone', async () => {
    const [own, shared] = [await collection(false), await collection(true)];
    const seenBy = async (claims: Claims) =>
      (await as(claims, sql`select id from public.collections where id in (${own}, ${shared})`)).length;
    expect([await seenBy(ada.claims), await seenBy(bob.claims), await seenBy(anonymous)]).toEqual([2, 1, 1]);
    for (const statement of [
      sql`update public.collections set name = 'Mine' where id = ${shared} returning id`,
      sql`delete from public.collections where id = ${shared} returning id`,
    ])
      expect(await as(bob.claims, statement)).toEqual([]);
    expect(
      await refusal(
        as(bob.claims, sql`update public.collections set user_id = ${bob.id}, moderated_at = null`),
      ),
    ).toBe('42501');
  });

  it('[LB-08] hold public prompts of anyone, and neither private ones nor what another person puts in', async () => {
    const shared = await collection(true);
    expect(await put(ada.claims, shared, await prompt(true, bob.claims))).toHaveLength(1);
    expect(await refusal(put(ada.claims, shared, await prompt(false)))).toBe('42501');
    expect(await refusal(put(ada.claims, shared, await prompt(false, bob.claims)))).toBe('42501');
    expect(await refusal(put(bob.claims, shared, await prompt(true)))).toBe('23503');
    expect(
      await as(
        anonymous,
        sql`select prompt_id as id from public.collection_prompts where collection_id = ${shared}`,
      ),
    ).toHaveLength(1);
  });

  it('[LB-08] are at most a hundred an account', async () => {
    await as(
      bob.claims,
      sql`insert into public.collections (name) select 'No. ' || n from generate_series(1, 100) n returning id`,
    );
    expect(await refusal(collection(false, bob.claims))).toBe('23514');
  });
});

describe('public names', () => {
  it('[LB-08] are one a person, none like another, and read by everyone until taken down', async () => {
    await choose(ada.claims, 'Ada');
    expect(await refusal(choose(ada.claims, 'Ada Two'))).toBe('23505');
    expect(await refusal(choose(bob.claims, 'ADA'))).toBe('23505');
    const seen = async (claims: Claims) =>
      (await as(claims, sql`select slug as id from public.authors`)).length;
    expect([await seen(anonymous), await seen(bob.claims)]).toEqual([1, 1]);
    await database.asService((tx) => tx.execute(sql`update public.authors set moderated_at = now()`));
    expect([await seen(anonymous), await seen(bob.claims), await seen(ada.claims)]).toEqual([0, 0, 1]);
    expect(await as(ada.claims, sql`delete from public.authors returning user_id as id`)).toEqual([]);
    expect(await as(ada.claims, sql`update public.authors set name = 'Eve' returning user_id as id`)).toEqual(
      [],
    );
    await database.asService((tx) => tx.execute(sql`delete from public.authors`));
  });
});

describe('reports', () => {
  const report = (claims: Claims, column: 'prompt_id' | 'collection_id' | 'author_id', id: string) =>
    as(
      claims,
      sql`insert into public.prompt_reports (${sql.raw(column)}, reason) values (${id}, 'spam') returning subject_kind as id`,
    );
  const act = (claims: Claims, name: 'admin_take_down' | 'admin_put_back', kind: string, id: string) =>
    as(claims, sql`select public.${sql.raw(name)}(${kind}, ${id}) as id`);

  it('[LB-07] name a shared collection or an author page of another person, nothing hidden and nothing of one’s own', async () => {
    await choose(ada.claims, 'Ada');
    const [own, shared] = [await collection(false), await collection(true)];
    expect(await report(bob.claims, 'collection_id', shared)).toEqual([{ id: 'collection' }]);
    expect(await report(bob.claims, 'author_id', ada.id)).toEqual([{ id: 'author' }]);
    expect(await refusal(report(bob.claims, 'collection_id', shared))).toBe('23505');
    expect(await refusal(report(bob.claims, 'collection_id', own))).toBe('42501');
    expect(await refusal(report(bob.claims, 'author_id', bob.id))).toBe('42501');
    expect(await refusal(report(ada.claims, 'collection_id', shared))).toBe('42501');
    expect(await refusal(report(ada.claims, 'author_id', ada.id))).toBe('42501');
    const both = as(
      bob.claims,
      sql`insert into public.prompt_reports (prompt_id, collection_id, reason) values (${await prompt(true)}, ${shared}, 'spam')`,
    );
    expect(await refusal(both)).toBe('23514');
  });

  it('[LB-07] end with an admin’s act, which hides the subject and keeps its owner from showing it again', async () => {
    const shared = await collection(true);
    await report(bob.claims, 'collection_id', shared);
    expect(await refusal(act(bob.claims, 'admin_take_down', 'collection', shared))).toBe('42501');
    await database.asService((tx) =>
      tx.execute(sql`insert into public.admins (user_id, granted_by) values (${bob.id}, 'test')`),
    );
    await act(bob.claims, 'admin_take_down', 'collection', shared);
    await act(bob.claims, 'admin_take_down', 'author', ada.id);
    expect(await as(anonymous, sql`select id from public.collections where id = ${shared}`)).toEqual([]);
    expect(await as(anonymous, sql`select slug as id from public.authors`)).toEqual([]);
    const share = sql`update public.collections set shared_at = now() where id = ${shared} returning id`;
    expect(await refusal(as(ada.claims, share))).toBe('23514');
    await act(bob.claims, 'admin_put_back', 'collection', shared);
    await act(bob.claims, 'admin_put_back', 'author', ada.id);
    expect(await as(ada.claims, share)).toHaveLength(1);
    expect(await as(anonymous, sql`select slug as id from public.authors`)).toEqual([{ id: 'ada' }]);
    expect(
      await as(
        bob.claims,
        sql`select id from public.admin_reports(false, null, null, 10) where subject_id = ${shared}`,
      ),
    ).toEqual([]);
    expect(await act(bob.claims, 'admin_take_down', 'collection', randomUUID())).toEqual([{ id: false }]);
  });
});

describe('what is kept for visitors', () => {
  const withdrawals = async () => {
    const [row] = await database.asService((tx) =>
      rowsOf<{ count: string }>(tx, sql`select private.library_withdrawals()::text as count`),
    );
    return Number(row?.count);
  };

  it.each([
    ['a collection that is no longer shared', sql`update public.collections set shared_at = null`],
    ['a collection that is deleted', sql`delete from public.collections where shared_at is null`],
    ['a public name that is changed', sql`update public.authors set name = 'Eve Byron'`],
    ['a public name that is removed', sql`delete from public.authors`],
  ])('[LB-08] is drawn again after %s', async (_what, statement) => {
    await as(
      ada.claims,
      sql`insert into public.authors (name, slug, name_key) values ('Eve', 'eve', 'eve') on conflict do nothing`,
    );
    await collection(true);
    await collection(false);
    const before = await withdrawals();
    await as(ada.claims, statement);
    expect(await withdrawals()).toBeGreaterThan(before);
  });
});
