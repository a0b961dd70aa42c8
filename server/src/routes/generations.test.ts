import { randomUUID } from 'node:crypto';
import type { GenerationResponse } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../http/service-error.ts';
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
const content = { kind: 'content', goal, open: 'they ordered once' };
const generate = (person: TestPerson, body: object = content, key: string = randomUUID()) =>
  person.request('/api/generations', { method: 'POST', json: body, headers: { 'idempotency-key': key } });
const stored = (person: TestPerson) =>
  server.rowAsOwner<{ used: number; ledger: number }>(
    sql`select monthly_prompts_used as used, (select count(*)::int from public.generations where user_id = p.id) as ledger from public.profiles p where id = ${person.id}`,
  );

describe('POST /api/generations', () => {
  it('answers a prompt that holds more than the goal, and the usage after it', async () => {
    const answer = await generate(ada);
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as {
      id: string;
      prompt: { text: string; score: number; sections: unknown[] };
      usage: object;
    };
    expect(body.prompt.text.length).toBeGreaterThan(goal.length);
    expect(body.prompt.sections.length).toBeGreaterThan(0);
    expect(body.usage).toMatchObject({ tier: 'free', used: 1, limit: 5, remaining: 4, is_unlimited: false });
    expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
  });

  it('asks for what only the person knows, and writes the answers as they were given', async () => {
    const promptOf = async (answer: Response) => ((await answer.json()) as GenerationResponse).prompt;
    const [asked] = (await promptOf(await generate(ada))).questions ?? [];
    if (!asked) throw new Error('Nothing is asked');
    const own = { ...content, answers: { [asked.id]: 'w'.repeat(300), nobody: 'asked for this' } };
    const { text } = await promptOf(await generate(ada, own));
    expect(text).toContain(`${asked.label}: ${'w'.repeat(300)}`);
    expect(text).not.toContain('asked for this');
  });

  describe('[AO-07] of a text goal', () => {
    const bare = { kind: 'content', goal: 'Write a toast for the opening of our tea shop' };
    const written = async (answer: Response) => (await answer.json()) as GenerationResponse;

    it('gives the own words back at no cost, whatever the target, and counts the first thing said about it once', async () => {
      const free = await written(await generate(ada, { ...bare, target: 'claude', no_em_dashes: true }));
      expect([free.id, free.prompt.counts, free.usage.used]).toEqual([null, false, 0]);
      expect(await stored(ada)).toEqual({ used: 0, ledger: 0 });
      const [offer] = free.prompt.offers ?? [];
      const first = await written(await generate(ada, { ...bare, offers: { [offer?.id ?? '']: true } }));
      expect([typeof first.id, first.usage.used]).toEqual(['string', 1]);
      const second = await written(await generate(ada, { ...bare, goal: ` ${bare.goal}\n`, open: 'short' }));
      expect([second.id, second.usage.used]).toEqual([first.id, 1]);
      expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
    });

    it('is still free when the month is used up, and says so when something is added', async () => {
      await server.setProfile(ada, { monthlyPromptsUsed: 5 });
      expect((await generate(ada, bare)).status).toBe(200);
      expect((await generate(ada, { ...bare, open: 'short' })).status).toBe(402);
      expect(await stored(ada)).toEqual({ used: 5, ledger: 0 });
    });

    it('counts another level, industry or toggle as another prompt', async () => {
      await generate(ada, { ...bare, open: 'short' });
      await generate(ada, { ...bare, open: 'short', level: 'standard' });
      await generate(ada, { ...bare, humanize: true });
      expect(await stored(ada)).toEqual({ used: 3, ledger: 3 });
    });

    it('is taken once when two tabs say the first thing at the same moment, twenty times', async () => {
      await server.setProfile(ada, { monthlyPromptsLimit: null, subscriptionTier: 'unlimited' });
      for (let round = 1; round <= 20; round += 1) {
        const goalOfRound = { ...bare, goal: `${bare.goal}, number ${round}` };
        const both = await Promise.all(
          ['short', 'long'].map(async (open) => written(await generate(ada, { ...goalOfRound, open }))),
        );
        expect(both[0]?.id).toBe(both[1]?.id);
        expect(await stored(ada)).toEqual({ used: round, ledger: round });
      }
    });
  });

  it.each([
    [
      'code',
      { kind: 'code', goal: 'booking site for our village tennis courts', project_type: 'web-app' },
      'access',
      'members get a code from the board',
      'Access: members get a code from the board',
      { used: 2, ledger: 2 },
    ],
    [
      'visual',
      { kind: 'visual', goal: 'my dog in the garden', media: 'image' },
      'animal',
      'old grey whippet with one white paw',
      'My dog in the garden',
      // As typed it was free (AO-07).
      { used: 1, ledger: 1 },
    ],
  ])(
    'asks the same of a %s prompt, writes the answer, and charges one use for a key',
    async (_kind, body, id, answer, consequence, taken) => {
      const promptOf = async (given: object, key?: string) =>
        (
          (await (await generate(ada, { ...body, ...given }, key)).json()) as {
            prompt: { text: string; questions: { id: string }[] };
          }
        ).prompt;
      const asked = await promptOf({});
      expect(asked.questions.map((question) => question.id)).toContain(id);
      expect(asked.text).not.toContain(answer);
      const key = randomUUID();
      const told = await promptOf({ answers: { [id]: answer, nobody: 'asked for this' } }, key);
      expect(told.text).toContain(answer);
      expect(told.text).toContain(consequence);
      expect(told.text).not.toContain('asked for this');
      expect(told.questions.map((question) => question.id)).toEqual(
        asked.questions.map((question) => question.id),
      );
      expect(await promptOf({ answers: { [id]: answer, nobody: 'asked for this' } }, key)).toEqual(told);
      expect(await stored(ada)).toEqual(taken);
      expect((await generate(ada, { ...body, answers: { [id]: 'other' } }, key)).status).toBe(422);
      expect(await stored(ada)).toEqual(taken);
    },
  );

  it('[CP-14] gives the same prompt for the same goal and options', async () => {
    const texts = await Promise.all(
      [generate(ada), generate(ada)].map(
        async (answer) => ((await (await answer).json()) as { prompt: { text: string } }).prompt.text,
      ),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it.each([
    ['visual', { kind: 'visual', goal: 'a green clock', media: 'image', style: 'watercolor' }],
    ['code', { kind: 'code', goal: 'Build a calculator', project_type: 'web-app', tool: 'replit' }],
  ])('[CD-03] writes a %s prompt and counts one use', async (_kind, body) => {
    const answer = await generate(ada, body);
    expect(answer.status).toBe(200);
    expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
  });

  it.each(['midjourney', undefined])('[AO-07] a picture prompt as typed is free: %s', async (service) => {
    const answer = await generate(ada, { kind: 'visual', goal: 'a green clock', media: 'image', service });
    expect(await answer.json()).toMatchObject({ prompt: { counts: false } });
    expect(await stored(ada)).toEqual({ used: 0, ledger: 0 });
  });

  it('[CP-06] answers 402 with a code and the limit when the month is used up, and charges nothing', async () => {
    await server.setProfile(ada, { monthlyPromptsUsed: 5 });
    const answer = await generate(ada);
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      error: { code: 'quota_exceeded', message: "You've reached your monthly limit of 5 prompts." },
    });
    expect(await stored(ada)).toEqual({ used: 5, ledger: 0 });
  });

  it('[CP-06] writes a long goal in a thread, charged once for its key; without quota no thread is asked', async () => {
    const asked: string[] = [];
    const { run } = server.dependencies.textWork;
    const spy = vi.spyOn(server.dependencies.textWork, 'run').mockImplementation((name, input, subject) => {
      asked.push(name);
      return run(name, input, subject);
    });
    const body = { ...content, goal: `${goal}. It must stay short. `.repeat(40) };
    const key = randomUUID();
    const first = (await (await generate(ada, body, key)).json()) as { id: string };
    expect(await (await generate(ada, body, key)).json()).toMatchObject({ id: first.id });
    expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
    expect(asked).toHaveLength(2);
    await server.setProfile(ada, { monthlyPromptsUsed: 5 });
    expect((await generate(ada, { ...body, goal: `Next: ${body.goal}` })).status).toBe(402);
    expect(asked).toHaveLength(2);
    expect((await generate(ada, body, key)).status).toBe(200);
    expect(await stored(ada)).toEqual({ used: 5, ledger: 1 });
    spy.mockRestore();
  });

  it('charges nothing for a text that takes too long to read', async () => {
    const cause = new ServiceError('too_complex', 'This text takes too long to process.');
    const spy = vi.spyOn(server.dependencies.textWork, 'run').mockRejectedValue(cause);
    const answer = await generate(ada, { kind: 'content', goal: 'a '.repeat(1000) });
    spy.mockRestore();
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: 'too_complex' } });
    expect(await stored(ada)).toEqual({ used: 0, ledger: 0 });
  });

  it('charges the same idempotency key once and answers the same prompt again', async () => {
    const key = randomUUID();
    const [first, second] = [
      await (await generate(ada, undefined, key)).json(),
      await (await generate(ada, undefined, key)).json(),
    ];
    expect(second).toEqual(first);
    expect(await stored(ada)).toEqual({ used: 1, ledger: 1 });
  });

  it('refuses a key that was used for another request', async () => {
    const key = randomUUID();
    await generate(ada, undefined, key);
    const answer = await generate(ada, { ...content, goal: 'Something else' }, key);
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  });

  it.each([
    ['an empty goal', { kind: 'content', goal: '' }, 'goal_empty'],
    ['a blank goal', { kind: 'content', goal: ' \n\t ' }, 'goal_empty'],
    ['a goal that is too long', { kind: 'content', goal: 'x'.repeat(20_001) }, 'goal_too_long'],
    ['a goal with NUL', { kind: 'content', goal: 'a\0b' }, 'invalid_input'],
    ['a lone surrogate', { kind: 'content', goal: 'a\ud800b' }, 'invalid_input'],
    ['a number for a goal', { kind: 'content', goal: 7 }, 'invalid_input'],
    ['a missing goal', { kind: 'content' }, 'invalid_input'],
    ['an unknown kind', { kind: 'song', goal }, 'invalid_input'],
    ['an unknown field', { kind: 'content', goal, monthly_prompts_limit: 99 }, 'invalid_input'],
    ['an unknown industry', { kind: 'content', goal, industry: 'magic' }, 'invalid_input'],
    [
      'an answer over 300 characters',
      { kind: 'content', goal, answers: { tone: 'x'.repeat(301) } },
      'invalid_input',
    ],
    ['an answer that is no text', { kind: 'content', goal, answers: { tone: 7 } }, 'invalid_input'],
    ['an answer with NUL', { kind: 'content', goal, answers: { tone: 'a\0b' } }, 'invalid_input'],
    [
      'more answers than there are questions',
      {
        kind: 'content',
        goal,
        answers: Object.fromEntries([...Array(41).keys()].map((at) => [`q${at}`, 'x'])),
      },
      'invalid_input',
    ],
    [
      'an answer for a picture over 300 characters',
      { kind: 'visual', goal, media: 'image', answers: { place: 'x'.repeat(301) } },
      'invalid_input',
    ],
    [
      'an answer for code that is no text',
      { kind: 'code', goal, project_type: 'api', answers: { rule: 7 } },
      'invalid_input',
    ],
    ['a list', [], 'invalid_input'],
    ['null', null, 'invalid_input'],
    [
      'a reference address that is no web address',
      { kind: 'code', goal, project_type: 'api', reference_urls: ['javascript:alert(1)'] },
      'invalid_input',
    ],
  ])('[CP-12] refuses %s with a code and a sentence, and charges nothing', async (_what, body, code) => {
    const answer = await generate(ada, body as object);
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[^\n]{5,300}$/);
    expect(await stored(ada)).toEqual({ used: 0, ledger: 0 });
  });

  it.each([
    ['broken JSON', '{"kind":', 400, 'invalid_json'],
    ['no body', '', 400, 'invalid_json'],
    ['a body of 1 MB', JSON.stringify({ kind: 'content', goal: 'x'.repeat(1_000_000) }), 413, 'too_large'],
    ['__proto__', '{"__proto__":{"kind":"content"},"kind":"content","goal":"hello"}', 400, 'invalid_input'],
  ])('refuses %s', async (_what, body, status, code) => {
    const answer = await ada.request('/api/generations', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      status,
      code,
    ]);
    expect(({} as { kind?: string }).kind).toBeUndefined();
  });

  it('asks for an idempotency key, and for a UUID', async () => {
    const without = await ada.request('/api/generations', {
      method: 'POST',
      json: { kind: 'content', goal },
    });
    const wrong = await generate(ada, undefined, 'again');
    const codes = await Promise.all(
      [without, wrong].map(
        async (answer) => ((await answer.json()) as { error: { code: string } }).error.code,
      ),
    );
    expect(codes).toEqual(['idempotency_key_missing', 'invalid_input']);
    expect(await stored(ada)).toEqual({ used: 0, ledger: 0 });
  });

  it('[WR-01] streams on request, names the rules where no model is configured, and places what the model asked and offered as lines', async () => {
    const told = [{ ask: 'Who will read it?', answer: 'People who ordered once' }];
    const wishes = ['Offer a free sample.'];
    const answer = await ada.request('/api/generations', {
      method: 'POST',
      json: { kind: 'content', goal, writer: 'model', told, wishes },
      headers: { 'idempotency-key': randomUUID(), accept: 'text/event-stream' },
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const [event = '', data = ''] = (await answer.text()).split('\n');
    expect(event).toBe('event: result');
    const result = JSON.parse(data.replace(/^data: /, '')) as GenerationResponse;
    expect(result).toMatchObject({
      written_by: { source: 'rules' },
      model_rewrites_left: 0,
      usage: { used: 1 },
    });
    expect(result.prompt.text).toContain(
      '- Who will read it? People who ordered once\n- Offer a free sample.',
    );
  });

  it('never logged a failure for any of these', () => {
    expect(server.failures).toEqual([]);
  });
});
