import type { ErrorBody, Prompt } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  [ada, bob] = [await server.signUp('ada'), await server.signUp('bob')];
});
afterAll(() => server.close());
beforeEach(() =>
  server.database.asOwner(async (tx) => void (await tx.execute(sql`truncate private.rate_limits`))),
);

const save = async (person: TestPerson): Promise<string> => {
  const answer = await person.request('/api/prompts', {
    method: 'POST',
    json: { title: 'Tea mail', prompt_text: 'Write about tea' },
  });
  return ((await answer.json()) as Prompt).id;
};
const publish = (person: TestPerson, id: string) =>
  person.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: true } });
const count = async (table: string, id: string) =>
  (
    await server.rowAsOwner<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)} where ${sql.raw(table === 'public.prompts' ? 'is_public and id' : 'prompt_id')} = ${id}`,
    )
  )?.count;

const acts = [
  {
    title: '[ML-03] publishing',
    limit: limits.publish,
    table: 'public.prompts',
    prepare: save,
    act: publish,
  },
  {
    title: '[ML-03] making unlisted links',
    limit: limits.share,
    table: 'public.prompt_shares',
    prepare: save,
    act: (person: TestPerson, id: string) => person.request(`/api/prompts/${id}/share`, { method: 'POST' }),
  },
  {
    title: '[LB-07] reporting',
    limit: limits.report,
    table: 'public.prompt_reports',
    prepare: async (person: TestPerson) => {
      const other = person === ada ? bob : ada;
      const id = await save(other);
      await publish(other, id);
      return id;
    },
    act: (person: TestPerson, id: string) =>
      person.request(`/api/library/${id}/report`, { method: 'POST', json: { reason: 'spam' } }),
  },
];

describe.each(acts)('$title', ({ limit, table, prepare, act }) => {
  it('stops at its limit, changes nothing beyond it, and goes on in the next window; others are not held up', async () => {
    const id = await prepare(ada);
    await Promise.all(Array.from({ length: limit.max }, () => takeLimit(server.database, limit, ada.id)));
    const refused = await act(ada, id);
    expect(refused.status).toBe(429);
    expect(((await refused.json()) as ErrorBody).error).toMatchObject({
      code: 'rate_limited',
      message: `${limit.told} Please try again in 60 minutes.`,
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(limit.seconds - 60);
    expect(await count(table, id)).toBe(0);

    const other = await prepare(bob);
    expect((await act(bob, other)).status).toBe(200);
    expect(await count(table, other)).toBe(1);

    await server.database.asOwner((tx) => tx.execute(sql`update private.rate_limits set expires_at = now()`));
    expect((await act(ada, id)).status).toBe(200);
    expect(await count(table, id)).toBe(1);
  });

  it('lets exactly as many through as the limit says, however many come at once', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: limit.max + 20 }, () => takeLimit(server.database, limit, ada.id)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit.max);
  });
});

describe('what one account stores and carries in and out', () => {
  const spend = (name: 'save' | 'import' | 'export') =>
    server.database.asService((tx) =>
      tx.execute(sql`update private.rate_limits set count = ${limits[name].max}`),
    );
  const file = {
    format: 'json',
    files: [{ text: '[{"title":"Tea","prompt_text":"Write about tea"}]' }],
    dry_run: false,
  };
  const uses = [
    [
      'save',
      'saving',
      (person: TestPerson) =>
        person.request('/api/prompts', { method: 'POST', json: { title: 'Tea', prompt_text: 'Tea' } }),
    ],
    [
      'import',
      'importing',
      (person: TestPerson) => person.request('/api/prompts/import', { method: 'POST', json: file }),
    ],
    ['export', 'exporting prompts', (person: TestPerson) => person.request('/api/prompts/export?format=csv')],
    ['export', 'exporting the account', (person: TestPerson) => person.request('/api/account/export')],
  ] as const;
  const owned = async (person: TestPerson) =>
    (
      await server.rowAsOwner<{ count: number }>(
        sql`select count(*)::int as count from public.prompts where user_id = ${person.id}`,
      )
    )?.count;

  it.each(uses)(
    '[ML-05] %s: %s stops at the limit of the hour, and changes nothing beyond it',
    async (name, _title, use) => {
      expect((await use(ada)).status).toBe(200);
      await spend(name);
      const before = await owned(ada);
      const refused = await use(ada);
      expect([refused.status, ((await refused.json()) as ErrorBody).error.code]).toEqual([
        429,
        'rate_limited',
      ]);
      expect(await owned(ada)).toBe(before);
      expect((await use(bob)).status).toBe(200);
    },
  );

  it('[ML-02] an edit and a return to an older version count as saving', async () => {
    const id = await save(ada);
    const edit = (title: string) => ada.request(`/api/prompts/${id}`, { method: 'PATCH', json: { title } });
    const revert = () => ada.request(`/api/prompts/${id}/revert`, { method: 'POST', json: { number: 1 } });
    expect([(await edit('Second')).status, (await revert()).status]).toEqual([200, 200]);
    await spend('save');
    expect([(await edit('Third')).status, (await revert()).status]).toEqual([429, 429]);
    expect(await server.rowAsOwner(sql`select title from public.prompts where id = ${id}`)).toEqual({
      title: 'Tea mail',
    });
  });
});
