import { randomUUID } from 'node:crypto';
import type {
  GenerationRequest,
  GenerationResponse,
  ModelQuestionsResponse,
  RewriteResponse,
} from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallRecord } from '../services/enhance/record-call.ts';
import { keepWriting } from '../services/generations/keep-writing.ts';
import { paidHash, requestHash } from '../services/generations/request-hash.ts';
import { reserveWriting } from '../services/generations/reserve-writing.ts';
import { sweepWritings } from '../services/generations/sweep-writings.ts';
import { startModelDouble, type ModelDouble } from '../testing/model-double.ts';
import type { TestPerson, TestServer } from '../testing/test-server.ts';
import { eventsOf, openWriting, writingOn, wrote } from '../testing/writing.ts';

let double: ModelDouble;
let server: TestServer;
let ada: TestPerson;
let on: ReturnType<typeof writingOn>;

beforeAll(async () => {
  double = await startModelDouble();
  server = await openWriting(double, { LLM_TIMEOUT_MS: '3000', LLM_FIRST_TOKEN_MS: '1500' });
});
beforeEach(async () => {
  ada = await server.signUp('ada');
  on = writingOn(server, ada);
  double.asked.length = 0;
});
afterAll(async () => {
  await server.close();
  await double.close();
});

const goal = 'write a letter to Priya about the 14 broken lamps';
const content: GenerationRequest = { kind: 'content', goal, open: 'I want a repair by 3 May' };
const letter = 'Write a letter to Priya about the 14 broken lamps. I want a repair by 3 May.';
const fox: GenerationRequest = {
  kind: 'visual',
  goal: 'a red fox in the snow',
  media: 'image',
  service: 'midjourney',
};
const foxText = 'red fox standing in deep snow, seen from the side, blue evening light';
const shop: GenerationRequest = {
  kind: 'code',
  goal: 'a booking page for my salon with 3 chairs',
  project_type: 'web-app',
};
const shopText =
  'Build a booking page for my salon.\n\nRules\n- Three customers at most, one for each of the 3 chairs.\n\nDone when\n- A fourth booking of one time is refused.';
const unfit = wrote({ prompt: "I'm sorry, but I can't help with that." });

describe('[WR-02] a prompt by the model', () => {
  it('of a text puts in order what was said, and names who wrote it', async () => {
    double.behave(wrote({ prompt: letter }));
    const { id, prompt, usage, written_by, model_rewrites_left } = await on.generated(content);
    expect(prompt.text).toBe(letter);
    expect(prompt.sections.map(({ text }) => text).join('')).toBe(letter);
    expect(prompt.sections.flatMap(({ spans }) => spans.map(({ text }) => text)).join('')).toBe(letter);
    expect(id).toEqual(expect.any(String));
    expect([usage.used, model_rewrites_left]).toEqual([1, 6]);
    expect(written_by).toEqual({ source: 'model', model: expect.any(String) });
    expect(double.asked[0]?.body.messages.at(-1)?.content).toContain('I want a repair by 3 May');
  });

  it('of a picture has the service’s flags, reasons on quotations alone, and three variations', async () => {
    double.behave(
      wrote({
        prompt: foxText,
        additions: [
          { quote: 'blue evening light', why: 'It cools the snow.' },
          { quote: 'a pack of wolves', why: 'Not in the prompt.' },
        ],
        variations: ['above', 'below', 'far away'].map((view) => ({
          change: `seen from ${view}`,
          prompt: `red fox in deep snow, seen from ${view}, blue evening light`,
        })),
      }),
    );
    const { prompt } = await on.generated(fox);
    expect(prompt.text).toBe(`${foxText} --ar 3:2`);
    const marks = prompt.sections.flatMap(({ spans }) => spans.filter(({ rule }) => rule === 'model'));
    expect(marks).toEqual([
      { text: 'blue evening light', origin: 'added', rule: 'model', reason: 'It cools the snow.' },
    ]);
    expect(prompt.variations?.map(({ label }) => label)).toEqual([
      'seen from above',
      'seen from below',
      'seen from far away',
    ]);
    for (const { text } of prompt.variations ?? []) expect(text).toMatch(/ --ar 3:2$/);
  });

  it('is told what the person’s cards say', async () => {
    double.behave(wrote({ prompt: letter }));
    await on.generated({
      ...content,
      facts: [{ id: 'f1', card: 'My house', text: 'I live at 5 Elm Street', wish: 'use' }],
    });
    expect(double.asked[0]?.body.messages.at(-1)?.content).toContain('5 Elm Street');
  });

  it('[CX-02] marks what comes of a card as the card’s, so that it can be taken out', async () => {
    const fact = { id: 'f1', card: 'My house', text: 'I live at 5 Elm Street', wish: 'use' } as const;
    double.behave(wrote({ prompt: `${letter} I live at 5 Elm Street.`, facts: [1] }));
    const { prompt } = await on.generated({ ...content, facts: [fact] });
    const spans = prompt.sections.flatMap((section) => section.spans);
    expect(spans.map(({ text }) => text).join('')).toBe(prompt.text);
    const byRules = await on.generated({ ...content, writer: 'rules', facts: [fact] });
    const card = byRules.prompt.sections
      .flatMap((section) => section.spans)
      .find(({ origin }) => origin === 'card');
    expect(spans.filter(({ origin }) => origin === 'card')).toEqual([
      { ...card, text: expect.stringContaining('5 Elm Street') as string },
    ]);
  });

  it('of software is a plan', async () => {
    double.behave(wrote({ prompt: shopText }));
    expect((await on.generated(shop)).prompt.text).toBe(shopText);
  });

  it('streams while it is written: pieces, then the whole', async () => {
    double.behave({ ...wrote({ prompt: letter }), everyMs: 2 });
    const events = await eventsOf(await on.generate(content, { headers: { accept: 'text/event-stream' } }));
    expect(events.filter(({ event }) => event === 'text').length).toBeGreaterThan(1);
    const streamed = events.flatMap(({ event, data }) => (event === 'text' ? [String(data['text'])] : []));
    expect(letter.startsWith(streamed.join(''))).toBe(true);
    expect(events.at(-1)).toMatchObject({ event: 'result', data: { prompt: { text: letter } } });
  });

  it('is written twice where the first text has a fault, which is named', async () => {
    double.behave((_asked, count) =>
      count === 1
        ? wrote({ prompt: 'Write a letter to Priya about the lamps. I want a repair by 3 May.' })
        : wrote({ prompt: letter }),
    );
    expect((await on.generated(content)).prompt.text).toBe(letter);
    expect(double.asked[1]?.body.messages.at(-1)?.content).toContain('"14"');
    expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 0 });
  });
});

describe('[WR-03] a reservation', () => {
  it('is settled once: the same key answers what is kept, however it is asked for again', async () => {
    double.behave(wrote({ prompt: letter }));
    const key = randomUUID();
    const first = await on.generated(content, { key });
    double.behave(wrote({ prompt: `${letter} Please.` }));
    expect(await on.generated(content, { key })).toEqual(first);
    const byKey = await ada.request(`/api/generations/by-key/${key}`);
    expect(await byKey.json()).toEqual(first);
    expect(double.asked).toHaveLength(1);
    expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 0 });
    expect((await on.generate({ ...content, goal: 'something else' }, { key })).status).toBe(422);
  });

  it('is one call for requests of one key at the same moment', async () => {
    double.behave({ ...wrote({ prompt: letter }), everyMs: 5 });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => on.generated(content, { key })));
    expect(new Set(answers.map(({ id, prompt }) => `${id} ${prompt.text}`)).size).toBe(1);
    expect(double.asked).toHaveLength(1);
    expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 0 });
  });

  it('goes on when the connection is lost, and its text is found by the key', async () => {
    double.behave({ ...wrote({ prompt: letter }), everyMs: 20 });
    const key = randomUUID();
    const response = await on.generate(content, { key, headers: { accept: 'text/event-stream' } });
    await response.body?.cancel();
    const found = await ada.request(`/api/generations/by-key/${key}`);
    expect(((await found.json()) as GenerationResponse).prompt.text).toBe(letter);
    expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 0 });
  });

  it('is given back where only the own words came, by the model or by the rules in its place', async () => {
    const bare: GenerationRequest = { kind: 'content', goal, level: 'standard' };
    double.behave(wrote({ prompt: 'Write a letter to Priya about the 14 broken lamps.' }));
    const free = await on.generated(bare);
    expect([free.id, free.prompt.counts, free.usage.used]).toEqual([null, false, 0]);
    double.behave(unfit);
    const byRules = await on.generated({ ...bare, goal: `${goal} in Hall B` });
    expect(byRules).toMatchObject({ id: null, written_by: { source: 'rules' } });
    expect(await on.stored()).toEqual({ used: 0, ledger: 0, open: 0 });
  });

  it('counts where the rules stand in with more than the own words', async () => {
    double.behave({ kind: 'status', status: 400 });
    const { id, written_by, prompt } = await on.generated(content);
    expect(written_by).toEqual({
      source: 'rules',
      note: expect.stringMatching(/so the built-in rules wrote this\.$/),
    });
    expect(prompt.text).toContain('I want a repair by 3 May');
    expect(id).toEqual(expect.any(String));
    expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 0 });
  });

  it('of a process that died is given back by the sweep, and taken over by the next request of its key', async () => {
    const die = async (key: string) => {
      const asked = {
        kind: 'content',
        key,
        requestHash: requestHash({ ...content, writer: 'model' }),
        paidHash: paidHash(content),
        seconds: 0,
      } as const;
      const claims = { sub: ada.id, role: 'authenticated', aal: 'aal1' } as const;
      const { reserved } = await server.database.actingAs(claims, (tx) => reserveWriting(tx, claims, asked));
      if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
      expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 1 });
      return reserved;
    };
    const late = {
      promptJson: '{}',
      counts: true,
      lines: [],
      isModelText: true,
      writtenBy: { source: 'model' },
    } as const;
    const { settings } = server.dependencies.model ?? {};
    if (!settings) throw new Error('no model');
    const call: CallRecord = {
      userId: ada.id,
      kind: 'content',
      job: 'write',
      outcome: 'used',
      reason: '',
      usage: { inputTokens: 1_000_000, outputTokens: 0, cachedTokens: 0, isEstimated: false },
      durationMs: 1,
    };
    const books = { calls: [call], settings };
    const gone = await die(randomUUID());
    await sweepWritings(server.database);
    expect(await on.stored()).toEqual({ used: 0, ledger: 0, open: 0 });
    await expect(keepWriting(server.dependencies, gone, late, books)).rejects.toMatchObject({
      code: 'unavailable',
    });

    const key = randomUUID();
    const dead = await die(key);
    double.behave(wrote({ prompt: letter }));
    expect((await on.generated(content, { key })).written_by.source).toBe('model');
    await expect(keepWriting(server.dependencies, dead, late, books)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 0 });
    expect(
      await server.rowAsOwner(
        sql`select count(*)::int as paid from public.model_calls where user_id = ${ada.id} and cost_usd = 2`,
      ),
    ).toEqual({ paid: 2 });
  });

  it('is refused before the call where the month is used up; the own words in order stay free', async () => {
    await server.setProfile(ada, { monthlyPromptsUsed: 5 });
    expect((await on.generate(fox)).status).toBe(402);
    const { id, written_by } = await on.generated({ kind: 'content', goal, level: 'standard' });
    expect([id, written_by.source]).toEqual([null, 'rules']);
    expect(double.asked).toHaveLength(0);
  });

  it('is nobody else’s to see', async () => {
    double.behave(wrote({ prompt: letter }));
    const key = randomUUID();
    await on.generated(content, { key });
    const bob = await server.signUp('bob');
    expect((await bob.request(`/api/generations/by-key/${key}`)).status).toBe(404);
    const exported = await (await ada.request('/api/account/export')).text();
    expect(exported).toContain(JSON.stringify(letter).slice(1, -1));
  });
});

describe('[WR-02] written again', () => {
  const rewritten = async (id: string, json: GenerationRequest) => {
    const response = await on.rewrite(id, json);
    expect(response.status).toBe(200);
    return (await response.json()) as RewriteResponse;
  };

  it('six times by the model for one prompt, then what is said is added to its text as a line', async () => {
    double.behave(wrote({ prompt: letter }));
    const { id } = await on.generated(content);
    for (let left = 5; left >= 0; left -= 1) {
      const prompt = `${letter} Offer ${left} dates.`;
      double.behave(wrote({ prompt }));
      const again: GenerationRequest = {
        ...content,
        writer: 'model',
        told: [{ ask: 'How many dates?', answer: `Offer ${left} dates` }],
      };
      const answer = await rewritten(id ?? '', again);
      expect([answer.prompt.text, answer.model_rewrites_left]).toEqual([prompt, left]);
    }
    const last = await rewritten(id ?? '', {
      ...content,
      writer: 'model',
      told: [{ ask: 'How many dates?', answer: 'Offer 0 dates' }],
      wishes: ['Keep it short.'],
    });
    expect(last.prompt.text).toBe(`${letter} Offer 0 dates.\n\n- Keep it short.`);
    expect(last.written_by).toMatchObject({
      source: 'model',
      note: expect.stringContaining('its limit for rewriting this prompt'),
    });
    expect(double.asked).toHaveLength(7);
    expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 0 });
  });

  it('while somebody types asks no model: the answer is a line behind the model’s text', async () => {
    double.behave(wrote({ prompt: foxText }));
    const { id } = await on.generated(fox);
    const { prompt, written_by, model_rewrites_left } = await rewritten(id ?? '', {
      ...fox,
      open: 'a frozen pond',
    });
    expect(prompt.text).toBe(`${foxText}, A frozen pond --ar 3:2`);
    expect([written_by.source, model_rewrites_left]).toEqual(['model', 6]);
    expect(double.asked).toHaveLength(1);
  });

  it('in vain takes none of the six', async () => {
    double.behave(wrote({ prompt: shopText }));
    const { id } = await on.generated(shop);
    double.behave(unfit);
    const answer = await rewritten(id ?? '', { ...shop, writer: 'model', open: 'only me' });
    expect(answer.prompt.text).toBe(`${shopText}\n\n- only me`);
    expect(answer.model_rewrites_left).toBe(6);
  });

  it('is refused where the model’s text is kept no more', async () => {
    double.behave(wrote({ prompt: shopText }));
    const { id } = await on.generated(shop);
    await server.database.asOwner((tx) =>
      tx.execute(sql`update public.writings set created_at = now() - interval '40 days'`),
    );
    await sweepWritings(server.database);
    expect((await on.rewrite(id ?? '', shop)).status).toBe(409);
  });
});

describe('[WR-02] questions by the model', () => {
  const ask = async (json: GenerationRequest) => {
    const response = await ada.request('/api/questions/by-model', { method: 'POST', json });
    expect(response.status).toBe(200);
    return (await response.json()) as ModelQuestionsResponse;
  };
  const questions = {
    questions: [
      {
        ask: 'What should Priya do?',
        why: 'It decides the request.',
        choices: ['Repair them', 'Replace them'],
        likely: 'Repair them',
      },
    ],
    offers: [{ label: 'Two dates', wish: 'Offer two dates.', why: 'It is quicker.' }],
  };
  const asking = { kind: 'answer', text: JSON.stringify(questions) } as const;

  it('[AO-01] are as many as the level shows, from one asking', async () => {
    const one = { ...questions.questions[0], likely: '' };
    const asks = ['By when?', 'Who pays?'].map((asked) => ({ ...one, ask: asked }));
    double.behave({
      kind: 'answer',
      text: JSON.stringify({ ...questions, questions: [...questions.questions, ...asks] }),
    });
    const asked = async (level: 'standard' | 'expert') => (await ask({ ...content, level })).questions.length;
    expect([await asked('standard'), await asked('expert')]).toEqual([1, 3]);
    expect(double.asked).toHaveLength(1);
  });

  it('are requested once per goal, and kept', async () => {
    double.behave(asking);
    const [first, second] = await Promise.all([ask(content), ask({ ...content, open: 'later' })]);
    expect(first).toEqual({
      ...questions,
      written_by: { source: 'model', model: expect.any(String) },
      left: 9,
    });
    expect(second).toEqual(first);
    expect(await ask(content)).toEqual(first);
    expect(double.asked).toHaveLength(1);
  });

  it('are ten a month on the free plan, and twice the prompts of another', async () => {
    double.behave(asking);
    for (let count = 1; count <= 11; count += 1)
      expect((await ask({ ...content, goal: `${goal}, letter ${count}` })).left).toBe(
        Math.max(0, 10 - count),
      );
    expect(double.asked).toHaveLength(10);
    await server.setProfile(ada, { subscriptionTier: 'starter', monthlyPromptsLimit: 200 });
    expect((await ask({ ...content, goal: `${goal}, one more` })).left).toBe(389);
  });

  it('that cannot be used are none, and take none', async () => {
    double.behave({ kind: 'answer', text: JSON.stringify({ questions: [], offers: [] }) });
    expect(await ask(content)).toMatchObject({ questions: [], offers: [], written_by: { source: 'rules' } });
    double.behave(asking);
    expect(await ask(content)).toMatchObject({ left: 9, written_by: { source: 'model' } });
  });
});

it('logged no failure for any of these, and no word of a text', () => {
  expect(server.failures).toEqual([]);
  expect(JSON.stringify(server.logged)).not.toMatch(/Priya|fox|salon/);
});
