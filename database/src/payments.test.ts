import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, claimsOf, refusal, type Person } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);

const serve = (statement: SQL) => database.asService((tx) => tx.execute(statement));
const planOf = async ({ id }: Person) => {
  const [row] = await database.asOwner((tx) =>
    rowsOf<{ tier: string; monthly_limit: number | null; used: number }>(
      tx,
      sql`select tier, monthly_limit, used from private.current_usage(${id}::uuid)`,
    ),
  );
  return row;
};
const subscribe = async (person: Person, days: number | null, { tier = 'pro', limit = 500 } = {}) => {
  const id = `sub_${randomUUID()}`;
  await serve(
    sql`insert into public.payment_customers (id, provider, user_id) values (${`cus_${person.id}`}, 'stripe', ${person.id}) on conflict do nothing`,
  );
  await serve(sql`insert into public.subscriptions (id, customer_id, user_id, status, tier, monthly_limit, price_id, item_id, price_cents,
      started_at, current_period_start, current_period_end, cancel_at_period_end, access_until)
    values (${id}, ${`cus_${person.id}`}, ${person.id}, 'active', ${tier}, ${limit}, 'price', 'si', 1900, now(), now(), now() + interval '30 days', false,
      now() + make_interval(days => ${days}::int))`);
  return id;
};
const grant = (person: Person, tier: string, limit: number, days: number) =>
  serve(sql`insert into public.tier_grants (user_id, tier, monthly_limit, expires_at)
    values (${person.id}, ${tier}, ${limit}, now() + make_interval(days => ${days}::int))
    on conflict (user_id) do update set tier = excluded.tier, monthly_limit = excluded.monthly_limit, expires_at = excluded.expires_at`);
const use = (person: Person) =>
  database.actingAs(person.claims, (tx) =>
    rowsOf<{ outcome: string; monthly_limit: number | null }>(
      tx,
      sql`select outcome, monthly_limit from public.begin_generation('content', ${randomUUID()}::uuid, ${'0'.repeat(64)})`,
    ),
  );

describe('the tables of payments', () => {
  const tables = ['payment_customers', 'subscriptions', 'invoices', 'payment_reversals', 'tier_grants'];
  const count = (table: string) => sql`select count(*)::int as n from ${sql.identifier(table)}`;
  const seen = async (claims: Person['claims'] | typeof anonymous, table: string) =>
    (await database.actingAs(claims, (tx) => rowsOf<{ n: number }>(tx, count(table))))[0]?.n;

  beforeAll(async () => {
    const id = await subscribe(ada, 30);
    await serve(sql`insert into public.invoices (id, customer_id, user_id, status, description, total_cents, paid_cents, created_at)
      values ('in_1', ${`cus_${ada.id}`}, ${ada.id}, 'paid', 'Pro', 1900, 1900, now())`);
    await serve(
      sql`insert into public.payment_reversals (subscription_id, user_id, kind, refund_cents) values (${id}, ${ada.id}, 'refund', 1900)`,
    );
    await grant(ada, 'starter', 100, 10);
    await serve(sql`insert into public.payment_events (id, type, created_at) values ('evt_1', 'x', now())`);
  });

  it.each(tables)('[PY-05] %s: the owner reads own rows, a stranger and a visitor none', async (table) => {
    expect(await seen(ada.claims, table)).toBe(1);
    expect(await seen(bob.claims, table)).toBe(0);
    expect(await refusal(seen(anonymous, table))).toBe('42501');
  });

  it.each([...tables, 'payment_events'])('[PY-05] %s: nobody but the service writes', async (table) => {
    for (const claims of [ada.claims, anonymous])
      for (const statement of [
        sql`insert into ${sql.identifier(table)} default values`,
        sql`update ${sql.identifier(table)} set created_at = now()`,
        sql`delete from ${sql.identifier(table)}`,
      ])
        expect(await refusal(database.actingAs(claims, (tx) => tx.execute(statement)))).toMatch(
          /^(42501|42703)$/,
        );
    expect(
      await refusal(
        database.actingAs(ada.claims, (tx) => tx.execute(sql`delete from ${sql.identifier(table)}`)),
      ),
    ).toBe('42501');
  });

  it('[PY-05] events are read by no person', async () => {
    expect(await refusal(seen(ada.claims, 'payment_events'))).toBe('42501');
  });

  it('[AU-09] are shut for someone with a second factor who has not shown it', async () => {
    await database.asOwner((tx) =>
      tx.execute(sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), ${ada.id}, 'phone', 'totp', 'verified', now(), now())`),
    );
    expect(await seen(ada.claims, 'subscriptions')).toBe(0);
    expect(await seen(claimsOf(ada.id, ada.email, 'aal2'), 'subscriptions')).toBe(1);
  });
});

describe('the plan of a person', () => {
  it('[PY-07] is free again when a subscription has run out, and use goes by the free limit', async () => {
    const eve = await addPerson(database, 'eve');
    const id = await subscribe(eve, 1);
    expect(await planOf(eve)).toMatchObject({ tier: 'pro', monthly_limit: 500 });
    await serve(
      sql`update public.profiles set subscription_expires_at = now() - interval '1 second', monthly_prompts_used = 5 where id = ${eve.id}`,
    );
    await database.asOwner(async (tx) => {
      await tx.execute(sql`alter table public.subscriptions disable trigger profile_follows_plan`);
      await tx.execute(
        sql`update public.subscriptions set access_until = now() - interval '1 second' where id = ${id}`,
      );
      await tx.execute(sql`alter table public.subscriptions enable trigger profile_follows_plan`);
    });
    expect(await planOf(eve)).toMatchObject({ tier: 'free', monthly_limit: 5 });
    expect((await use(eve))[0]).toMatchObject({ outcome: 'quota_exceeded', monthly_limit: 5 });
  });

  it('[PY-01] [PY-07] is the better of grant and subscription, and what ends gives way to what is left', async () => {
    const kim = await addPerson(database, 'kim');
    await grant(kim, 'starter', 500, 10);
    expect(await planOf(kim)).toMatchObject({ tier: 'starter', monthly_limit: 500 });
    const id = await subscribe(kim, 20, { tier: 'pro', limit: 500 });
    expect(await planOf(kim)).toMatchObject({ tier: 'pro', monthly_limit: 500 });
    await grant(kim, 'pro', 5000, 10);
    expect(await planOf(kim)).toMatchObject({ tier: 'pro', monthly_limit: 5000 });
    await serve(sql`delete from public.tier_grants where user_id = ${kim.id}`);
    expect(await planOf(kim)).toMatchObject({ tier: 'pro', monthly_limit: 500 });
    await serve(
      sql`update public.subscriptions set access_until = null, status = 'canceled' where id = ${id}`,
    );
    expect(await planOf(kim)).toMatchObject({ tier: 'free', monthly_limit: 5 });
  });

  it('[PY-07] a grant that is left takes over in the moment in which the subscription runs out', async () => {
    const lee = await addPerson(database, 'lee');
    await subscribe(lee, 5, { tier: 'pro', limit: 500 });
    await grant(lee, 'starter', 200, 30);
    await serve(
      sql`update public.profiles set subscription_expires_at = now() - interval '1 second' where id = ${lee.id}`,
    );
    await database.asOwner(async (tx) => {
      await tx.execute(sql`alter table public.subscriptions disable trigger profile_follows_plan`);
      await tx.execute(
        sql`update public.subscriptions set access_until = now() - interval '1 second' where user_id = ${lee.id}`,
      );
      await tx.execute(sql`alter table public.subscriptions enable trigger profile_follows_plan`);
    });
    expect(await planOf(lee)).toMatchObject({ tier: 'starter', monthly_limit: 200 });
    expect((await use(lee))[0]).toMatchObject({ outcome: 'charged', monthly_limit: 200 });
  });

  it('[PY-07] changing plans to and fro gives no used prompt back', async () => {
    const max = await addPerson(database, 'max');
    for (let turn = 0; turn < 5; turn += 1) await use(max);
    const id = await subscribe(max, 20, { tier: 'starter', limit: 200 });
    expect(await planOf(max)).toMatchObject({ used: 5, monthly_limit: 200 });
    await serve(sql`update public.subscriptions set access_until = null where id = ${id}`);
    expect((await use(max))[0]?.outcome).toBe('quota_exceeded');
    await serve(
      sql`update public.subscriptions set access_until = now() + interval '9 days' where id = ${id}`,
    );
    expect((await use(max))[0]?.outcome).toBe('charged');
    expect(await planOf(max)).toMatchObject({ used: 6 });
  });
});

describe('a second free month', () => {
  const signUp = (email: string) =>
    database.asOwner(async (tx) => {
      const id = randomUUID();
      await tx.execute(
        sql`insert into auth.users (id, email, aud, role, email_confirmed_at) values (${id}, ${email}, 'authenticated', 'authenticated', now())`,
      );
      return { id, email, claims: claimsOf(id, email) };
    });
  const remove = ({ id }: Person) =>
    database.asOwner((tx) => tx.execute(sql`delete from auth.users where id = ${id}`));
  const remembered = () =>
    database.asOwner((tx) =>
      rowsOf<{ address_hash: string }>(tx, sql`select address_hash from private.spent_quotas`),
    );

  it('[PY-07] is not had by deleting the account and coming back with the same address', async () => {
    const first = await signUp('again@example.test');
    for (let turn = 0; turn < 3; turn += 1) await use(first);
    await remove(first);
    const back = await signUp('Again@example.test');
    expect(await planOf(back)).toMatchObject({ tier: 'free', used: 3, monthly_limit: 5 });
    expect(await planOf(await signUp('someone-else@example.test'))).toMatchObject({ used: 0 });
  });

  it('[PY-07] nor by moving the account to another address first; in the next month it is there', async () => {
    const first = await signUp('moved@example.test');
    await use(first);
    await database.asOwner((tx) =>
      tx.execute(sql`update auth.users set email = 'moved-on@example.test' where id = ${first.id}`),
    );
    const back = await signUp('moved@example.test');
    expect(await planOf(back)).toMatchObject({ used: 1 });
    await remove(back);
    await database.asOwner(async (tx) => {
      await tx.execute(sql`update private.spent_quotas set resets_at = now() - interval '1 second'`);
      await tx.execute(sql`update private.mailbox_quotas set resets_at = now() - interval '1 second'`);
    });
    expect(await planOf(await signUp('moved@example.test'))).toMatchObject({ used: 0 });
  });

  it('[PY-07] keeps no address, only a hash under a key, and nothing for who used nothing', async () => {
    const before = await remembered();
    const quiet = await signUp('quiet@example.test');
    await remove(quiet);
    expect(await remembered()).toEqual(before);
    for (const { address_hash: hash } of before) expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(await refusal(database.asService((tx) => tx.execute(sql`select * from private.quota_keys`)))).toBe(
      '42501',
    );
  });
});
