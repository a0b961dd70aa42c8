import { randomUUID } from 'node:crypto';
import type { ErrorBody, GenerationResponse, QuestionsResponse } from '@whetstone/contract';
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

const goal = 'Write a short welcome email for new customers of a tea shop';
const content = { kind: 'content', goal };
const ask = (person: TestPerson, body: object = content) =>
  person.request('/api/questions', { method: 'POST', json: body });
const askedOf = async (answer: Response) => ((await answer.json()) as QuestionsResponse).questions;
const codeOf = async (answer: Response) => ((await answer.json()) as ErrorBody).error.code;
const stored = (person: TestPerson) =>
  server.rowAsOwner<object>(
    sql`select monthly_prompts_used as used, (select count(*)::int from public.generations where user_id = p.id) as ledger from public.profiles p where id = ${person.id}`,
  );
const nothing = { used: 0, ledger: 0 };

describe('[CP-16] POST /api/questions', () => {
  it.each([
    ['content', content],
    ['code', { kind: 'code', goal: 'booking site for our village tennis courts', project_type: 'web-app' }],
    ['visual', { kind: 'visual', goal: 'my dog in the garden', media: 'image', service: 'midjourney' }],
  ])('asks what the %s prompt would ask, and charges nothing', async (_kind, body) => {
    const answer = await ask(ada, body);
    expect(answer.status).toBe(200);
    const asked = await askedOf(answer);
    expect(asked.length).toBeGreaterThan(0);
    expect(await stored(ada)).toEqual(nothing);

    const generated = await ada.request('/api/generations', {
      method: 'POST',
      json: body,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(((await generated.json()) as GenerationResponse).prompt.questions).toEqual(asked);
  });

  it('asks the same while it is being answered, so that no blank leaves under the hand', async () => {
    const asked = await askedOf(await ask(ada));
    const answers = Object.fromEntries(asked.map(({ id }) => [id, 'Mo, 3 May, blue']));
    const now = await askedOf(await ask(ada, { ...content, answers }));
    expect(now.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
  });

  it('[AO-01] asks something of every goal, each with choices, and offers wishes beside', async () => {
    for (const any of ['Why is the sky blue?', 'hello there', 'blue', goal]) {
      const { questions, offers } = (await (
        await ask(ada, { ...content, goal: any })
      ).json()) as QuestionsResponse;
      expect(questions.length).toBeGreaterThan(0);
      for (const { choices } of questions) expect(choices?.length).toBeGreaterThanOrEqual(2);
      expect(offers.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('goes on asking when the month is used up', async () => {
    await server.setProfile(ada, { monthlyPromptsUsed: 5 });
    expect((await ask(ada)).status).toBe(200);
    expect(await stored(ada)).toEqual({ used: 5, ledger: 0 });
  });

  it.each([
    ['a blank goal', { ...content, goal: ' \n' }, 'goal_empty'],
    ['a goal that is too long', { ...content, goal: 'x'.repeat(20_001) }, 'goal_too_long'],
    ['an unknown kind', { ...content, kind: 'song' }, 'invalid_input'],
    ['an unknown field', { ...content, user_id: 'someone' }, 'invalid_input'],
    ['an answer over 300 characters', { ...content, answers: { tone: 'x'.repeat(301) } }, 'invalid_input'],
  ])('refuses %s, as a generation would', async (_what, body, code) => {
    const refused = await ask(ada, body);
    expect([refused.status, await codeOf(refused)]).toEqual([400, code]);
    expect(await stored(ada)).toEqual(nothing);
  });

  it('answers nobody who is not signed in', async () => {
    const refused = await server.app.request('/api/questions', {
      method: 'POST',
      body: JSON.stringify(content),
      headers: { 'content-type': 'application/json' },
    });
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'not_signed_in']);
  });

  it('is closed at aal1 to an account with a verified factor', async () => {
    await server.database.asOwner((tx) =>
      tx.execute(
        sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), ${ada.id}, 'totp', 'verified')`,
      ),
    );
    const refused = await ask(ada);
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'second_factor_needed']);
  });

  it('stops at the limit of a minute and says how long to wait; others are asked on', async () => {
    const limit = limits.question;
    const uses = Array.from({ length: limit.max }, () => takeLimit(server.database, limit, ada.id));
    await Promise.all(uses);
    const refused = await ask(ada);
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(limit.seconds);
    expect((await ask(await server.signUp('bob'))).status).toBe(200);
  });

  it('leaves no trace of a goal in what is logged', async () => {
    await ask(ada, { ...content, goal: 'Ask the marmot club for its key' });
    expect(JSON.stringify(server.logged)).not.toContain('marmot');
    expect(server.failures).toEqual([]);
  });
});
