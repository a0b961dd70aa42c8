import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { sqlState } from './sql-state.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, refusal, type Person } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);

const idsSeenBy = (claims: Person['claims'] | typeof anonymous) =>
  database
    .actingAs(claims, (tx) => rowsOf<{ id: string }>(tx, sql`select id from public.profiles`))
    .then((rows) => rows.map((row) => row.id));

describe('profiles', () => {
  it('come with the account: free, five prompts, the name given at sign-up', async () => {
    const [row] = await database.actingAs(ada.claims, (tx) =>
      rowsOf(
        tx,
        sql`select full_name, email, subscription_tier, monthly_prompts_used, monthly_prompts_limit from public.profiles`,
      ),
    );
    expect(row).toEqual({
      full_name: 'ada',
      email: ada.email,
      subscription_tier: 'free',
      monthly_prompts_used: 0,
      monthly_prompts_limit: 5,
    });
  });

  it('are read by their owner and by no stranger or visitor', async () => {
    expect(await idsSeenBy(ada.claims)).toEqual([ada.id]);
    expect(await idsSeenBy(bob.claims)).toEqual([bob.id]);
    expect(await refusal(idsSeenBy(anonymous))).toBe('42501');
  });

  it('let their owner change the name', async () => {
    await database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`update public.profiles set full_name = 'Ada L.' where id = ${ada.id}`),
    );
    const [row] = await database.actingAs(ada.claims, (tx) =>
      rowsOf<{ full_name: string }>(tx, sql`select full_name from public.profiles`),
    );
    expect(row?.full_name).toBe('Ada L.');
  });

  it("do not let a stranger change another's name", async () => {
    await database.actingAs(bob.claims, (tx) =>
      tx.execute(sql`update public.profiles set full_name = 'Mallory' where id = ${ada.id}`),
    );
    const [row] = await database.asOwner((tx) =>
      rowsOf<{ full_name: string }>(tx, sql`select full_name from public.profiles where id = ${ada.id}`),
    );
    expect(row?.full_name).not.toBe('Mallory');
  });

  it.each([
    ['subscription_tier', sql`subscription_tier = 'unlimited'`],
    ['monthly_prompts_limit', sql`monthly_prompts_limit = null`],
    ['monthly_prompts_used', sql`monthly_prompts_used = 0`],
    ['usage_resets_at', sql`usage_resets_at = now()`],
    ['subscription_expires_at', sql`subscription_expires_at = null`],
    ['email', sql`email = 'admin@example.test'`],
    ['id', sql`id = gen_random_uuid()`],
  ])('do not let their owner write %s', async (_column, change) => {
    expect(
      await refusal(
        database.actingAs(ada.claims, (tx) =>
          tx.execute(sql`update public.profiles set ${change} where id = ${ada.id}`),
        ),
      ),
    ).toBe('42501');
  });

  it('cannot be added or deleted by a person', async () => {
    const added = database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`insert into public.profiles (id) values (gen_random_uuid())`),
    );
    const deleted = database.actingAs(ada.claims, (tx) => tx.execute(sql`delete from public.profiles`));
    expect([await refusal(added), await refusal(deleted)]).toEqual(['42501', '42501']);
  });

  it('go with the account', async () => {
    const gone = await addPerson(database, 'gone');
    await database.asOwner((tx) => tx.execute(sql`delete from auth.users where id = ${gone.id}`));
    expect(
      await database.asOwner((tx) => rowsOf(tx, sql`select 1 from public.profiles where id = ${gone.id}`)),
    ).toEqual([]);
  });

  it('[AU-09] are closed to a session that has not passed the second factor of an account that has one', async () => {
    const careful = await addPerson(database, 'careful');
    await database.asOwner((tx) =>
      tx.execute(
        sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), ${careful.id}, 'totp', 'verified')`,
      ),
    );
    expect(await idsSeenBy(careful.claims)).toEqual([]);
    expect(await idsSeenBy({ ...careful.claims, aal: 'aal2' })).toEqual([careful.id]);
  });

  it('[AD-02] are no place to become an admin: the role is read, never written', async () => {
    const added = database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`insert into public.admins (user_id, granted_by) values (${ada.id}, 'me')`),
    );
    expect(await refusal(added)).toBe('42501');
    const isAdmin = (person: Person) =>
      database
        .actingAs(person.claims, (tx) =>
          rowsOf<{ answer: boolean }>(tx, sql`select private.is_admin() as answer`),
        )
        .then((rows) => rows[0]?.answer);
    await database.asService((tx) =>
      tx.execute(sql`insert into public.admins (user_id, granted_by) values (${bob.id}, 'test')`),
    );
    expect([await isAdmin(ada), await isAdmin(bob)]).toEqual([false, true]);
  });

  it('leave an admin a stranger to other profiles: the role opens doors in services, not in tables', async () => {
    expect(await idsSeenBy(bob.claims)).toEqual([bob.id]);
  });
});

describe('sqlState', () => {
  it('finds nothing in a failure that is not the database’s', () => {
    expect(sqlState(new Error('other'))).toBeUndefined();
  });
});
