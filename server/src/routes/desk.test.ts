import type { DeskResponse, ErrorBody } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeForDesk } from '../services/desk/write-for-desk.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const office = '203.0.113.7';

beforeAll(async () => {
  server = await createTestServer({ TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => server.close());
beforeEach(() =>
  server.database.asOwner(async (tx) => void (await tx.execute(sql`truncate private.rate_limits`))),
);

const ask = async (body: unknown, address = office) =>
  server.app.request('/api/desk', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const goal = 'a lighthouse keeper reading by a window in a storm';

describe('POST /api/desk', () => {
  it.each(['text', 'image', 'video', 'code'] as const)(
    '[PP-01] writes for %s without an account, as the page itself does',
    async (kind) => {
      const answer = await ask({ kind, goal });
      expect(answer.status).toBe(200);
      const { prompt } = (await answer.json()) as DeskResponse;
      expect(prompt).toEqual(JSON.parse(JSON.stringify(writeForDesk({ kind, goal }))));
      expect(prompt.text).toContain('lighthouse keeper');
    },
  );

  it.each([
    ['a blank goal', { kind: 'text', goal: ' \n' }, 400, 'goal_empty'],
    ['a goal over 2,000 characters', { kind: 'text', goal: 'x'.repeat(2001) }, 400, 'goal_too_long'],
    ['a goal with NUL', { kind: 'text', goal: 'a\0b' }, 400, 'invalid_input'],
    ['an unknown kind', { kind: 'song', goal }, 400, 'invalid_input'],
    ['what belongs to an account', { kind: 'text', goal, level: 'expert' }, 400, 'invalid_input'],
    ['broken JSON', '{"kind":', 400, 'invalid_json'],
    ['a body of 1 MB', { kind: 'text', goal: 'x'.repeat(1_000_000) }, 413, 'too_large'],
  ])('[PP-01] refuses %s with a code and a sentence', async (_what, body, status, code) => {
    const answer = await ask(body);
    const { error } = (await answer.json()) as ErrorBody;
    expect([answer.status, error.code]).toEqual([status, code]);
    expect(error.message).toMatch(/^[^\n]{5,300}$/);
  });

  it('[PP-01] takes the longest goal', async () => {
    expect((await ask({ kind: 'text', goal: `Write about ${'x'.repeat(1988)}` })).status).toBe(200);
  });

  it('[PP-01] stops an address at its limit, says how long to wait, and answers every other', async () => {
    await Promise.all(
      Array.from({ length: limits.desk.max }, () => takeLimit(server.database, limits.desk, office)),
    );
    const refused = await ask({ kind: 'text', goal });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(limits.desk.seconds - 60);
    expect(((await refused.json()) as ErrorBody).error).toMatchObject({
      code: 'rate_limited',
      message: `${limits.desk.told} Please try again in 15 minutes.`,
    });
    expect((await ask({ kind: 'text', goal }, '203.0.113.8')).status).toBe(200);
    await server.database.asOwner((tx) => tx.execute(sql`update private.rate_limits set expires_at = now()`));
    expect((await ask({ kind: 'text', goal })).status).toBe(200);
  });

  it('[PP-01] keeps and logs nothing of the goal', async () => {
    await ask({ kind: 'text', goal: 'a goal about marmalade' });
    const row = await server.rowAsOwner<{ generations: number; limits: string }>(
      sql`select (select count(*)::int from public.generations) as generations, (select json_agg(r)::text from private.rate_limits r) as limits`,
    );
    expect(row?.generations).toBe(0);
    expect(row?.limits).not.toContain('marmalade');
    expect(JSON.stringify(server.logged)).not.toContain('marmalade');
  });
});
