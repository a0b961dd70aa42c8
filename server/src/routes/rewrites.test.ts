import { createHash, randomUUID } from 'node:crypto';
import type { ErrorBody, GenerationRequest, GenerationResponse, RewriteResponse } from '@whetstone/contract';
import { generateCode, generateContent, generateVisual } from '@whetstone/engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  ada = await server.signUp('ada');
});
afterAll(() => server.close());

const content = {
  kind: 'content',
  goal: 'invite the neighbours to our street party',
  level: 'standard',
  open: 'everybody brings a chair',
} as const;
const visual = {
  kind: 'visual',
  goal: 'my dog in the garden',
  media: 'image',
  open: 'it rains',
} as const;
const code = { kind: 'code', goal: 'booking site for our tennis courts', project_type: 'web-app' } as const;

const generate = async (person: TestPerson, json: GenerationRequest): Promise<string> => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await person.request('/api/generations', { method: 'POST', json, headers });
  return ((await answer.json()) as GenerationResponse).id ?? 'free';
};
const rewrite = (person: TestPerson, id: string, json: unknown) =>
  person.request(`/api/generations/${id}/rewrites`, { method: 'POST', json });
const promptOf = async (answer: Response) => ((await answer.json()) as RewriteResponse).prompt;
const errorOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as ErrorBody).error,
});
/** As it travels: what is undefined is left out. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const stored = (person: TestPerson) =>
  server.rowAsOwner<{ used: number; ledger: number }>(
    sql`select monthly_prompts_used as used, (select count(*)::int from public.generations where user_id = p.id) as ledger from public.profiles p where id = ${person.id}`,
  );

describe('POST /api/generations/{id}/rewrites', () => {
  it('[CP-08] writes answers, assumptions and another target into a content prompt as the engine does, and charges nothing', async () => {
    const id = await generate(ada, content);
    const { kind, ...options } = content;
    const question = generateContent(options).questions?.[0]?.id ?? '';
    const choices = {
      target: 'claude',
      answers: { [question]: '12 June, from four' },
      assumptions: { length: 'short' },
    } as const;
    const answer = await rewrite(ada, id, { ...content, ...choices });
    expect(answer.status).toBe(200);
    const prompt = await promptOf(answer);
    expect(prompt).toEqual(sent(generateContent({ ...options, ...choices })));
    expect(prompt.text).toContain('12 June, from four');
    expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
  });

  it('[AO-07] writes a prompt again whose goal the ledger has as it was sent, with space at its ends', async () => {
    // As the ledger kept it until goals were trimmed: the paid part with its keys in order.
    const goal = ' invite the neighbours to our street party\n';
    const hash = createHash('sha256')
      .update(
        JSON.stringify([
          ['goal', goal],
          ['kind', 'content'],
          ['level', 'standard'],
        ]),
      )
      .digest('hex');
    const id = randomUUID();
    await server.database.asOwner((tx) =>
      tx.execute(sql`insert into public.generations (id, user_id, kind, idempotency_key, request_hash, paid_hash)
        values (${id}, ${ada.id}, 'content', gen_random_uuid(), ${hash}, ${hash})`),
    );
    const old = {
      kind: 'content',
      goal,
      level: 'standard',
      answers: { date: '3 May' },
      assumptions: { length: 'short' },
    };
    const answer = await rewrite(ada, id, old);
    expect(answer.status).toBe(200);
    expect((await promptOf(answer)).text).toContain('invite the neighbours to our street party');
    expect((await rewrite(ada, id, { ...old, goal: 'thank the donors' })).status).toBe(409);
    expect(await stored(ada)).toEqual({ used: 0, ledger: 1 });
  });

  it('[VP-01] does the same for a picture, byte for byte', async () => {
    const id = await generate(ada, visual);
    const choices = { service: 'midjourney', answers: { animal: 'old grey whippet' } } as const;
    const { kind, ...options } = visual;
    const prompt = await promptOf(await rewrite(ada, id, { ...visual, ...choices }));
    expect(prompt).toEqual(sent(generateVisual({ ...options, ...choices })));
    expect(prompt.text).toContain('old grey whippet');
    expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
  });

  it('[CD-03] does the same for code, byte for byte', async () => {
    const id = await generate(ada, code);
    const choices = { tool: 'lovable', answers: { access: 'members get a code' } } as const;
    const { kind, project_type: projectType, ...options } = code;
    const prompt = await promptOf(await rewrite(ada, id, { ...code, ...choices }));
    expect(prompt).toEqual(sent(generateCode({ ...options, projectType, ...choices })));
    expect(prompt.text).toContain('members get a code');
    expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
  });

  it('[CP-08] goes on when the month is used up, and after another month began', async () => {
    const id = await generate(ada, content);
    await server.setProfile(ada, { monthlyPromptsUsed: 5 });
    expect((await rewrite(ada, id, { ...content, answers: { tone: 'warm' } })).status).toBe(200);
    await server.setProfile(ada, { usageResetsAt: new Date(Date.now() - 1000) });
    expect((await rewrite(ada, id, { ...content, target: 'gemini' })).status).toBe(200);
    expect(await stored(ada)).toEqual({ used: 5, ledger: 1 });
  });

  it.each<[string, GenerationRequest, object]>([
    ['goal', content, { ...content, goal: 'thank the donors' }],
    ['level', content, { ...content, level: 'expert' }],
    ['level left out', content, { kind: 'content', goal: content.goal }],
    ['industry', content, { ...content, industry: 'email-marketing' }],
    ['toggle', content, { ...content, no_em_dashes: true }],
    ['kind', content, { ...visual, goal: content.goal }],
    ['medium', visual, { ...visual, media: 'video' }],
    ['style', visual, { ...visual, style: 'photorealistic' }],
    ['project type', code, { ...code, project_type: 'api' }],
    ['reference address', code, { ...code, reference_urls: ['https://courts.example'] }],
  ])('[CP-06] refuses another %s, which would be another prompt', async (_what, paid, other) => {
    const id = await generate(ada, paid);
    expect(await errorOf(await rewrite(ada, id, other))).toMatchObject({
      status: 409,
      code: 'rewriting_refused',
      message: 'This prompt was generated for another goal or other choices. Generate a new one for these.',
    });
    expect((await rewrite(ada, id, paid)).status).toBe(200);
    expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
  });

  it('[CP-06] knows no generation of another person, none that is not there, and none that was given back', async () => {
    const bob = await server.signUp('bob');
    const id = await generate(ada, content);
    for (const [person, asked] of [
      [bob, id],
      [ada, randomUUID()],
    ] as const)
      expect(await errorOf(await rewrite(person, asked, content))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    expect((await rewrite(ada, id, content)).status).toBe(200);
    await server.database.asOwner((tx) =>
      tx.execute(sql`update public.generations set given_back_at = now() where id = ${id}`),
    );
    expect((await rewrite(ada, id, content)).status).toBe(404);
  });

  it('tells whose prompt is older than rewriting on the server to generate it again', async () => {
    const id = await generate(ada, content);
    await server.database.asOwner((tx) =>
      tx.execute(sql`update public.generations set paid_hash = null where id = ${id}`),
    );
    expect(await errorOf(await rewrite(ada, id, content))).toMatchObject({
      status: 409,
      code: 'rewriting_refused',
      message: 'This prompt was generated too long ago to be rewritten. Generate it again to change it.',
    });
  });

  it.each([
    ['an answer over 300 characters', { ...content, answers: { tone: 'x'.repeat(301) } }, 'invalid_input'],
    ['an unknown target', { ...content, target: 'nobody' }, 'invalid_input'],
    ['an unknown field', { ...content, tier: 'pro' }, 'invalid_input'],
    ['an empty goal', { ...content, goal: ' ' }, 'goal_empty'],
    ['null', null, 'invalid_input'],
  ])('[CP-12] refuses %s with a code and a sentence', async (_what, body, code) => {
    const id = await generate(ada, content);
    const error = await errorOf(await rewrite(ada, id, body));
    expect([error.status, error.code]).toEqual([400, code]);
    expect(error.message).toMatch(/^[^\n]{5,300}$/);
  });

  it('refuses an id that is none', async () => {
    expect((await rewrite(ada, 'my-prompt', content)).status).toBe(400);
  });

  it('needs a session, and the second factor of an account that has one', async () => {
    const id = await generate(ada, content);
    const visitor = await server.app.request(`/api/generations/${id}/rewrites`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
    expect(await errorOf(visitor)).toMatchObject({ status: 401, code: 'not_signed_in' });
    await server.database.asOwner((tx) =>
      tx.execute(
        sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), ${ada.id}, 'totp', 'verified')`,
      ),
    );
    expect(await errorOf(await rewrite(ada, id, content))).toMatchObject({
      status: 401,
      code: 'second_factor_needed',
    });
  });

  it('[CP-08] stops an account at the limit of a minute, says how long to wait, and holds nobody else up', async () => {
    const bob = await server.signUp('bob');
    const [id, other] = [await generate(ada, content), await generate(bob, content)];
    await Promise.all(
      Array.from({ length: limits.rewrite.max }, () => takeLimit(server.database, limits.rewrite, ada.id)),
    );
    const refused = await rewrite(ada, id, content);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect((await rewrite(bob, other, content)).status).toBe(200);
    await server.database.asOwner((tx) => tx.execute(sql`update private.rate_limits set expires_at = now()`));
    expect((await rewrite(ada, id, content)).status).toBe(200);
  });

  it('keeps the hash of what was paid for, and neither goal nor answers, and logs no failure', async () => {
    const id = await generate(ada, content);
    await rewrite(ada, id, { ...content, answers: { tone: 'a tone nobody else uses' } });
    const row = await server.rowAsOwner<{ row: string; hash: string }>(
      sql`select row_to_json(g)::text as row, paid_hash as hash from public.generations g where id = ${id}`,
    );
    expect(row?.hash).toMatch(/^[\da-f]{64}$/);
    expect(row?.row).not.toMatch(/street party|nobody else uses/);
    expect(JSON.stringify(server.logged)).not.toMatch(/street party|nobody else uses/);
    expect(server.failures).toEqual([]);
  });
});
