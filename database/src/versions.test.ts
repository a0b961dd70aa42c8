import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous, type Claims } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, refusal } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);
let prompt: string;

const run = <Row extends object = { id: string }>(claims: Claims, statement: ReturnType<typeof sql>) =>
  database.actingAs(claims, (tx) => rowsOf<Row>(tx, statement));
const share = (claims: Claims) =>
  run<{ token: string }>(
    claims,
    sql`insert into public.prompt_shares (prompt_id) values (${prompt}) returning token`,
  );
const titles = async (claims: Claims) =>
  (
    await run<{ title: string }>(
      claims,
      sql`select title from public.prompt_versions where prompt_id = ${prompt} order by number`,
    )
  ).map((row) => row.title);

const openLink = (token: string | undefined) =>
  run<{ title: string }>(anonymous, sql`select title from public.shared_prompt(${token ?? null})`);
const saveDated = (at: string) =>
  run(
    ada.claims,
    sql`insert into public.prompts (title, prompt_text, created_at) values ('Dated', 'x', ${at})`,
  );

beforeEach(async () => {
  const [row] = await run(
    ada.claims,
    sql`insert into public.prompts (title, prompt_text, is_public) values ('First', 'x', true) returning id`,
  );
  prompt = row?.id ?? '';
});

describe('prompt versions', () => {
  it('[ML-05] are added by an import to one’s own prompts alone, and changed by nobody', async () => {
    const add = (person: typeof ada, owner = person.id, at = '2026-01-01') =>
      refusal(
        run(
          person.claims,
          sql`insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, created_at)
              values (${prompt}, ${owner}, 7, 'Imported', '', 'x', 'Other', '{}', ${at})`,
        ),
      );
    expect([await add(bob), await add(bob, ada.id), await add(ada, bob.id)]).toEqual([
      '42501',
      '42501',
      '42501',
    ]);
    expect(await add(ada, ada.id, '2999-01-01')).toBe('42501');
    expect(await add(ada)).toBe('allowed');
    const change = sql`update public.prompt_versions set title = 'Another' where prompt_id = ${prompt}`;
    expect(await refusal(run(ada.claims, change))).toBe('42501');
    expect(await titles(ada.claims)).toEqual(['Imported']);
  });

  it('[ML-05] come from edits of the words, not from votes, folders or publishing', async () => {
    await run(ada.claims, sql`update public.prompts set is_public = false where id = ${prompt}`);
    await run(ada.claims, sql`update public.prompts set title = 'First' where id = ${prompt}`);
    expect(await titles(ada.claims)).toEqual([]);
    await run(ada.claims, sql`update public.prompts set title = 'Second' where id = ${prompt}`);
    await run(ada.claims, sql`update public.prompts set title = 'Third' where id = ${prompt}`);
    expect(await titles(ada.claims)).toEqual(['First', 'Second', 'Third']);
  });

  it('are read by the owner of the prompt alone, also when it is public, and written by nobody', async () => {
    await run(ada.claims, sql`update public.prompts set title = 'Second' where id = ${prompt}`);
    expect([await titles(ada.claims), await titles(bob.claims)]).toEqual([['First', 'Second'], []]);
    expect(await refusal(titles(anonymous))).toBe('42501');
    for (const write of [
      sql`update public.prompt_versions set title = 'x'`,
      sql`delete from public.prompt_versions`,
    ]) {
      expect(await refusal(run(ada.claims, write))).toBe('42501');
    }
  });

  it('are kept up to the hundredth', async () => {
    await database.asOwner(async (tx) => {
      for (let edit = 2; edit <= 105; edit += 1)
        await tx.execute(sql`update public.prompts set title = ${`Edit ${edit}`} where id = ${prompt}`);
    });
    const kept = await titles(ada.claims);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 'Edit 6', 'Edit 105']);
  });
});

describe('unlisted links', () => {
  it('are made by the owner alone, with a token that nobody chooses', async () => {
    expect(await refusal(share(bob.claims))).toBe('42501');
    expect(await refusal(share(anonymous))).toBe('42501');
    expect(
      await refusal(
        run(ada.claims, sql`insert into public.prompt_shares (prompt_id, token) values (${prompt}, 'easy')`),
      ),
    ).toBe('42501');
    const [made] = await share(ada.claims);
    expect(made?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(await run(bob.claims, sql`select prompt_id as id from public.prompt_shares`)).toEqual([]);
  });

  it('open until closed, and never for a prompt in the bin', async () => {
    const [made] = await share(ada.claims);
    expect(await openLink(made?.token)).toEqual([{ title: 'First' }]);
    await run(bob.claims, sql`delete from public.prompt_shares where prompt_id = ${prompt}`);
    expect(await openLink(made?.token)).toHaveLength(1);
    await run(ada.claims, sql`update public.prompts set deleted_at = now() where id = ${prompt}`);
    expect(await openLink(made?.token)).toEqual([]);
    await run(ada.claims, sql`update public.prompts set deleted_at = null where id = ${prompt}`);
    await run(ada.claims, sql`delete from public.prompt_shares where prompt_id = ${prompt}`);
    expect(await openLink(made?.token)).toEqual([]);
  });
});

describe('dates of prompts', () => {
  it('may be of the past, never of the future', async () => {
    expect([await refusal(saveDated('2020-01-01')), await refusal(saveDated('2999-01-01'))]).toEqual([
      'allowed',
      '42501',
    ]);
  });
});

describe('admin functions', () => {
  it.each([
    sql`select public.admin_set_tier('x', 'pro', 5000, 365)`,
    sql`select public.admin_users(null, null, null, 10)`,
    sql`select public.admin_figures()`,
    sql`select public.admin_reports(false, null, null, 10)`,
    sql`select public.admin_unpublish(gen_random_uuid())`,
    sql`select public.admin_restore(gen_random_uuid())`,
    sql`select public.admin_resolve_report(gen_random_uuid(), 'dismissed', 'x')`,
  ])('refuse everyone without the role, and an admin below the second factor (%#)', async (call) => {
    const admin = await addPerson(database, 'boss');
    await database.asService((tx) =>
      tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
    );
    expect([
      await refusal(run(ada.claims, call)),
      await refusal(run(anonymous, call)),
      await refusal(run(admin.claims, call)),
    ]).toEqual(['42501', '42501', 'allowed']);
    await database.asOwner((tx) =>
      tx.execute(
        sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), ${admin.id}, 'totp', 'verified')`,
      ),
    );
    expect([
      await refusal(run(admin.claims, call)),
      await refusal(run({ ...admin.claims, aal: 'aal2' }, call)),
    ]).toEqual(['42501', 'allowed']);
  });
});
