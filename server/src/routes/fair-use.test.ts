import { randomUUID } from 'node:crypto';
import { fairUse, fairUseSentence } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  ada = await server.signUp('ada');
  await server.setProfile(ada, {
    subscriptionTier: 'unlimited',
    monthlyPromptsLimit: null,
  });
});
afterAll(() => server.close());

const goal = 'Write a short welcome email for new customers of a tea shop';
const bodyOf = (key: string) => ({ kind: 'content', goal: `${goal}, ${key}`, open: 'they ordered once' });
const generate = (key: string = randomUUID()) =>
  ada.request('/api/generations', {
    method: 'POST',
    json: bodyOf(key),
    headers: { 'idempotency-key': key },
  });
/** Ledger rows of `ada`, written that long ago. */
const wrote = (count: number, secondsAgo: number) =>
  server.database.asOwner((tx) =>
    tx.execute(sql`insert into public.generations (user_id, kind, idempotency_key, request_hash, created_at)
      select ${ada.id}, 'content', gen_random_uuid(), repeat('a', 64), now() - ${secondsAgo}::int * interval '1 second' from generate_series(1, ${count})`),
  );
const used = async () =>
  (
    await server.rowAsOwner<{ used: number }>(
      sql`select monthly_prompts_used as used from public.profiles where id = ${ada.id}`,
    )
  )?.used;
const ledger = async () =>
  (
    await server.rowAsOwner<{ rows: number }>(
      sql`select count(*)::int as rows from public.generations where user_id = ${ada.id}`,
    )
  )?.rows;

describe('fair use of generating', () => {
  it('[CP-06] names the limits and what is left of them', async () => {
    await wrote(4, 20);
    const { status, headers } = await generate();
    expect([status, headers.get('ratelimit-policy')]).toEqual([
      200,
      '"burst";q=30;w=60, "hour";q=300;w=3600, "day";q=2000;w=86400',
    ]);
    expect(headers.get('ratelimit')).toMatch(
      /^"burst";r=25;t=(3\d|40), "hour";r=295;t=35\d\d, "day";r=1995;t=863\d\d$/,
    );
  });

  it.each([
    ['minute', fairUse.minute, 30, 'a minute', 30],
    ['hour', fairUse.hour, 600, '50 minutes', 3000],
    ['day', fairUse.day, 7200, '22 hours', 79_200],
  ] as const)(
    '[CP-06] beyond the limit of a %s refuses in plain words, charges nothing, and still answers what was paid for',
    async (_name, max, secondsAgo, wait, seconds) => {
      const key = randomUUID();
      expect((await generate(key)).status).toBe(200);
      await wrote(max - 1, secondsAgo);
      await server.database.asOwner((tx) =>
        tx.execute(
          sql`update public.generations set created_at = created_at - ${secondsAgo}::int * interval '1 second' where idempotency_key = ${key}`,
        ),
      );
      const refused = await generate();
      expect([refused.status, await refused.json()]).toMatchObject([
        429,
        {
          error: {
            code: 'rate_limited',
            message: `${fairUseSentence} Nothing was charged; please try again in ${wait}.`,
          },
        },
      ]);
      const after = Number(refused.headers.get('retry-after'));
      expect([after > seconds - 60, after <= seconds]).toEqual([true, true]);
      expect(refused.headers.get('ratelimit')).toContain(';r=0;');
      expect([await used(), await ledger()]).toEqual([1, max]);
      const again = await generate(key);
      expect([again.status, await used(), await ledger()]).toEqual([200, 1, max]);
    },
  );

  it('[CP-06] lets exactly as many through as are left, however many come at once', async () => {
    for (let round = 1; round <= 20; round += 1) {
      await server.database.asOwner((tx) =>
        tx.execute(
          sql`update public.generations set created_at = now() - interval '2 days' where user_id = ${ada.id}`,
        ),
      );
      await wrote(fairUse.minute - 3, 5);
      const before = await used();
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await generate()).status));
      expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
      expect(await used()).toBe((before ?? 0) + 3);
    }
  });

  it.each([
    [
      'rewriting',
      () =>
        ada.request(`/api/generations/${randomUUID()}/rewrites`, {
          method: 'POST',
          json: bodyOf('one'),
        }),
      undefined,
    ],
    [
      'asking what a goal lacks',
      () => ada.request('/api/questions', { method: 'POST', json: bodyOf('one') }),
      '"question";q=120;w=60',
    ],
    [
      'enhancing',
      () =>
        ada.request('/functions/v1/enhance', {
          method: 'POST',
          json: { description: goal },
        }),
      '"enhance";q=',
    ],
  ])('[CP-06] %s names its limit too', async (_title, ask, policy) => {
    const { headers } = await ask();
    expect(headers.get('ratelimit-policy')).toContain(policy ?? '"rewrite";q=120;w=60');
    expect(headers.get('ratelimit')).toMatch(/;r=\d+;t=\d+$/);
  });
});
