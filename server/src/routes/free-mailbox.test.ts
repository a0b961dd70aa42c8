import { randomUUID } from 'node:crypto';
import type { Account } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const at = async (address: string): Promise<TestPerson> => {
  const person = await server.signUp('person');
  await server.database.asOwner((tx) =>
    tx.execute(sql`update auth.users set email = ${address} where id = ${person.id}`),
  );
  return person;
};
const generate = async (person: TestPerson, key: string = randomUUID()) => {
  const answer = await person.request('/api/generations', {
    method: 'POST',
    json: { kind: 'content', goal: `Write a short welcome email, ${key}`, open: 'they ordered once' },
    headers: { 'idempotency-key': key },
  });
  const { error } = (await answer.json()) as { error?: { code: string; message: string } };
  return { status: answer.status, ...error };
};
const usage = async (person: TestPerson) =>
  ((await (await person.request('/api/account')).json()) as Account).usage;
const ledger = async (people: readonly TestPerson[]) =>
  (
    await server.rowAsOwner<{ count: number }>(
      sql`select count(*)::int as count from public.generations where user_id in (${sql.join(
        people.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    )
  )?.count;
const name = () => `ada${randomUUID().replaceAll('-', '').slice(0, 10)}`;

describe('the free prompts of a mailbox', () => {
  it('[AU-01] are shared by the addresses that its host joins, and the page says so when it bites', async () => {
    const mailbox = name();
    const first = await at(`${mailbox}@gmail.com`);
    const second = await at(`a.${mailbox.slice(1)}+work@googlemail.com`);
    for (let count = 0; count < 3; count += 1) expect((await generate(first)).status).toBe(200);
    expect(await usage(second)).toMatchObject({
      used: 3,
      limit: 5,
      remaining: 2,
      note: "3 of the month's free prompts were used by another account that shares your mailbox.",
    });
    const key = randomUUID();
    expect([(await generate(second, key)).status, (await generate(second)).status]).toEqual([200, 200]);
    const sentence =
      'This mailbox has used its 5 free prompts for this month, 3 of them from another account.';
    expect(await generate(second)).toMatchObject({
      status: 402,
      code: 'quota_exceeded',
      message: sentence,
    });
    expect((await generate(first)).status).toBe(402);
    expect((await generate(second, key)).status).toBe(200);
    expect((await usage(second)).note).toBe(sentence);
    expect(await ledger([first, second])).toBe(5);
  });

  it('[AU-01] are each mailbox’s own where the host does not join addresses, and no account is refused', async () => {
    const mailbox = name();
    const people = [await at(`${mailbox}@example.test`), await at(`${mailbox}+b@example.test`)];
    for (const person of people)
      for (let count = 0; count < 5; count += 1) expect((await generate(person)).status).toBe(200);
    expect(await ledger(people)).toBe(10);
  });

  it('[AU-01] neither bind a paid plan nor are used by one', async () => {
    const mailbox = name();
    const [free, paid] = [await at(`${mailbox}@outlook.com`), await at(`${mailbox}+b@outlook.com`)];
    await server.setProfile(paid, { subscriptionTier: 'starter', monthlyPromptsLimit: 200 });
    for (let count = 0; count < 6; count += 1) expect((await generate(paid)).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await generate(free)).status).toBe(200);
    expect([(await generate(free)).status, (await generate(paid)).status]).toEqual([402, 200]);
  });

  it('[AU-14] do not begin again with a new account, of which a hash alone is kept, and do in the next month', async () => {
    const mailbox = name();
    const first = await at(`${mailbox}@fastmail.com`);
    for (let count = 0; count < 5; count += 1) await generate(first);
    await server.database.asOwner((tx) => tx.execute(sql`delete from auth.users where id = ${first.id}`));
    const second = await at(`shop@${mailbox}.fastmail.com`);
    expect((await generate(second)).status).toBe(402);
    const rows = await server.rowAsOwner<{ text: string }>(
      sql`select string_agg(q::text, ' ') as text from private.mailbox_quotas q`,
    );
    expect(rows?.text).not.toContain(mailbox);
    await server.database.asOwner((tx) =>
      tx.execute(sql`update private.mailbox_quotas set resets_at = now() - interval '1 second'`),
    );
    expect((await generate(second)).status).toBe(200);
  });

  it('[AU-01] are none at a host of throw-away addresses, which is said; another address has them', async () => {
    const person = await at(`${name()}@mail.mailinator.com`);
    const refused = await generate(person);
    expect(refused).toMatchObject({ status: 402, code: 'quota_exceeded' });
    expect(refused.message).toContain('mail.mailinator.com gives out disposable addresses');
    expect(await usage(person)).toMatchObject({ used: 0, limit: 0, remaining: 0, note: refused.message });
    expect(await ledger([person])).toBe(0);
    const saved = { title: 'Tea', prompt_text: 'Tea' };
    expect((await person.request('/api/prompts', { method: 'POST', json: saved })).status).toBe(200);
    await server.database.asOwner((tx) =>
      tx.execute(sql`update auth.users set email = ${`${name()}@example.test`} where id = ${person.id}`),
    );
    expect((await generate(person)).status).toBe(200);
  });

  it('[AU-01] end with the last one for two accounts at the same moment, twenty times', async () => {
    const mailbox = name();
    const people = [await at(`${mailbox}@proton.me`), await at(`${mailbox}+b@pm.me`)] as const;
    for (let round = 1; round <= 20; round += 1) {
      await server.database.asOwner(async (tx) => {
        await tx.execute(
          sql`update private.mailbox_quotas set used = 4 where mailbox_hash = private.address_hash(private.mailbox_of(${`${mailbox}@proton.me`}))`,
        );
        await tx.execute(
          sql`update public.profiles set monthly_prompts_used = 0 where id in (${people[0].id}, ${people[1].id})`,
        );
        await tx.execute(
          sql`update public.generations set created_at = now() - interval '1 hour' where user_id in (${people[0].id}, ${people[1].id})`,
        );
      });
      if (round === 1) for (let count = 0; count < 4; count += 1) await generate(people[0]);
      const before = (await ledger(people)) ?? 0;
      const outcomes = await Promise.all(people.map(async (person) => (await generate(person)).status));
      expect(outcomes.toSorted()).toEqual([200, 402]);
      expect(await ledger(people)).toBe(before + 1);
    }
  });
});
