import type { Prompt, PromptExample, Tried, TryState, TryUnveiled } from '@whetstone/contract';
import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepTries } from '../services/try-it/sweep-tries.ts';
import {
  startModelDouble,
  type AskedModel,
  type Behaviour,
  type ModelDouble,
} from '../testing/model-double.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let double: ModelDouble;
let server: TestServer;
let ada: TestPerson;

const goal = 'a note about tea';
const prompt = 'Write a short note about tea for new colleagues.';
const modelKey = 'sk-of-the-site-0123456789';

const saying = (answer: string): Behaviour => ({ kind: 'answer', text: JSON.stringify({ answer }) });
const isAsked = (asked: AskedModel, text: string) =>
  asked.body.messages.some(({ content }) => content === text);
const honest = (asked: AskedModel): Behaviour =>
  saying(isAsked(asked, prompt) ? 'Answer to the prompt' : 'Answer to the plain words');

beforeAll(async () => {
  double = await startModelDouble();
  server = await createTestServer({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: double.url,
    LLM_API_KEY: modelKey,
    LLM_MODEL: 'double-1',
    LLM_TRIES_DAILY: '3',
    LLM_TRIES_MONTHLY: '5',
    LLM_PRICE_IN: '2',
    LLM_PICTURE_MODEL: 'brush-1',
    LLM_PICTURE_PRICE: '0.04',
    OWN_KEYS: 'private',
  });
});
afterAll(async () => {
  await server.close();
  await double.close();
});
beforeEach(async () => {
  ada = await server.signUp('ada');
  double.behave(honest);
  double.asked.length = 0;
});

const tryIt = (more: object = {}, person = ada) =>
  person.request('/api/tries', { method: 'POST', json: { kind: 'content', goal, prompt, ...more } });
const tried = async (more: object = {}, person = ada) => (await (await tryIt(more, person)).json()) as Tried;
const choose = (id: string, better: string, person = ada) =>
  person.request(`/api/tries/${id}/choice`, { method: 'PUT', json: { better } });
const stateOf = async (person = ada) => (await (await person.request('/api/tries')).json()) as TryState;
const messageOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; message: string } }).error;
const rowsFor = (person: TestPerson) =>
  server.database.asOwner((tx) =>
    rowsOf<Record<string, unknown>>(tx, sql`select * from public.tries where user_id = ${person.id}`),
  );
const addChoices = (person: TestPerson, verdict: string, count: number) =>
  server.database.asOwner((tx) =>
    tx.execute(sql`insert into public.tries (user_id, kind, model, is_own, is_again, prompt_first, answered_at, verdict)
      select ${person.id}, 'content', 'm', true, false, true, now(), ${verdict} from generate_series(1, ${count}::int)`),
  );
const giveKey = async (person: TestPerson) => {
  double.behave({ kind: 'answer', text: '{"ok": true}' });
  const json = {
    provider: 'openai-compatible',
    base_url: double.url,
    model: 'own-1',
    key: 'sk-of-ada-0123456789',
  };
  const answer = await person.request('/api/writer/key', { method: 'PUT', json });
  expect(answer.status).toBe(200);
  double.behave(honest);
};

describe('[WR-06] trying a prompt', () => {
  it('asks one model twice in the same words, apart from the two texts, and keeps neither text nor answer', async () => {
    const { first, second } = await tried();
    expect([first, second].toSorted()).toEqual(['Answer to the plain words', 'Answer to the prompt']);
    const [one, other] = double.asked.map(({ body }) => body);
    expect(one?.messages[0]).toEqual(other?.messages[0]);
    expect([goal, prompt]).toContain(one?.messages[1]?.content);
    const kept = JSON.stringify(await rowsFor(ada));
    for (const text of [goal, prompt, 'Answer to']) expect(kept).not.toContain(text);
    expect(JSON.stringify(server.logged)).not.toContain('Answer to');
    const calls = await server.database.asOwner((tx) =>
      rowsOf(
        tx,
        sql`select kind, outcome, cost_usd::float8 as cost from public.model_calls where user_id = ${ada.id}`,
      ),
    );
    const call = { kind: 'content', outcome: 'used', cost: 0.0008 };
    expect(calls).toEqual([call, call]);
  });

  it('draws the order by lot and tells it with the choice, which is made once', async () => {
    const seen = new Set<string>();
    await giveKey(ada);
    for (let round = 0; round < 40 && seen.size < 2; round += 1) {
      await server.database.asOwner((tx) => tx.execute(sql`truncate private.rate_limits`));
      const { id, first } = await tried();
      const unveiled = (await (await choose(id, 'first')).json()) as TryUnveiled;
      expect(unveiled.prompt_is).toBe(first === 'Answer to the prompt' ? 'first' : 'second');
      expect(unveiled.verdict).toBe(unveiled.prompt_is === 'first' ? 'better' : 'worse');
      expect((await choose(id, 'second')).status).toBe(409);
      seen.add(unveiled.prompt_is);
    }
    expect(seen.size).toBe(2);
  });

  it('draws both where the provider draws, and keeps pictures as pictures alone', async () => {
    const plainPicture = Buffer.from('RIFF0000WEBPplain').toString('base64');
    const promptPicture = Buffer.from('RIFF0000WEBPprompt').toString('base64');
    double.behave(({ body }) => ({
      kind: 'picture',
      base64: body.prompt === prompt ? promptPicture : plainPicture,
    }));
    const { id, first, second } = await tried({ kind: 'image' });
    expect(
      [first, second].map((address) => address.replace(/^data:image\/\w+;base64,/, '')).toSorted(),
    ).toEqual([plainPicture, promptPicture].toSorted());
    expect(double.asked.map(({ body }) => body.model)).toEqual(['brush-1', 'brush-1']);
    expect(await rowsFor(ada)).toMatchObject([{ kind: 'image', model: 'brush-1' }]);
    const calls = await server.database.asOwner((tx) =>
      rowsOf(
        tx,
        sql`select kind, model, cost_usd::float8 as cost from public.model_calls where user_id = ${ada.id}`,
      ),
    );
    const call = { kind: 'image', model: 'brush-1', cost: 0.04 };
    expect(calls).toEqual([call, call]);
    await choose(id, 'equal');
    const saved = (await (
      await ada.request('/api/prompts', {
        method: 'POST',
        json: { title: 'Fox', description: '', prompt_text: prompt, category: 'Image Generation' },
      })
    ).json()) as Prompt;
    const keep = (plain_answer: string) =>
      ada.request(`/api/prompts/${saved.id}/examples`, {
        method: 'POST',
        json: { try_id: id, plain_answer, prompt_answer: second },
      });
    expect(await messageOf(await keep('data:image/svg+xml;base64,PHN2Zz4='))).toMatchObject({
      code: 'invalid_input',
    });
    expect((await keep(first)).status).toBe(200);
  });

  it('draws nothing where the provider does not, and says so', async () => {
    await giveKey(ada);
    double.asked.length = 0;
    expect((await stateOf()).model).toMatchObject({ name: 'own-1', pictures: null });
    expect(await messageOf(await tryIt({ kind: 'image' }))).toMatchObject({ code: 'model_unavailable' });
    expect(double.asked).toHaveLength(0);
    expect(await rowsFor(ada)).toEqual([]);
  });

  it('is nobody else’s to choose in', async () => {
    const { id } = await tried();
    const bob = await server.signUp('bob');
    expect((await choose(id, 'first', bob)).status).toBe(404);
    expect((await choose(id, 'equal')).status).toBe(200);
  });

  it('has a record by kind without figures below five, and another run counts for none', async () => {
    await addChoices(ada, 'better', 4);
    const { id } = await tried({ is_again: true });
    await choose(id, 'equal');
    expect((await stateOf()).record).toEqual([
      { kind: 'content', tries: 4, figures: null },
      { kind: 'code', tries: 0, figures: null },
      { kind: 'image', tries: 0, figures: null },
    ]);
    await addChoices(ada, 'equal', 1);
    expect((await stateOf()).record[0]).toEqual({
      kind: 'content',
      tries: 5,
      figures: { better: 4, equal: 1, worse: 0 },
    });
  });

  it('is limited by day and month, and what is left is told before', async () => {
    expect(await stateOf()).toMatchObject({
      model: { name: 'double-1', is_own: false },
      left: { today: 3, this_month: 5 },
    });
    await tried();
    expect((await stateOf()).left).toEqual({ today: 2, this_month: 4 });
    await server.database.asOwner((tx) =>
      tx.execute(sql`insert into public.tries (user_id, kind, model, is_own, is_again, prompt_first, answered_at)
        select ${ada.id}, 'code', 'm', false, true, true, now() from generate_series(1, 2)`),
    );
    const refused = await tryIt();
    expect([refused.status, (await messageOf(refused)).message]).toEqual([
      429,
      'You have tried 3 prompts today. Try more tomorrow, or use your own key.',
    ]);
    expect(double.asked).toHaveLength(2);
  });

  it('on one’s own key counts against no limit of the site', async () => {
    await giveKey(ada);
    await server.database.asOwner((tx) => tx.execute(sql`truncate private.rate_limits`));
    double.asked.length = 0;
    for (let round = 0; round < 4; round += 1) await tried();
    expect(double.asked.map(({ authorization }) => authorization)).toEqual(
      Array(8).fill('Bearer sk-of-ada-0123456789'),
    );
    expect(await stateOf()).toMatchObject({ model: { name: 'own-1', is_own: true }, left: null });
    const counted = await server.database.asOwner((tx) =>
      rowsOf(tx, sql`select 1 from private.rate_limits where key like '%site-day%'`),
    );
    expect(counted).toEqual([]);
  });

  it.each<readonly [string, Behaviour]>([
    ['fails', { kind: 'status', status: 500 }],
    ['says nothing', saying('  ')],
    ['answers in no usable form', { kind: 'answer', text: 'Here you are' }],
  ])('counts for nothing where one of the two %s', async (_, behaviour) => {
    double.behave((asked) => (isAsked(asked, goal) ? behaviour : honest(asked)));
    const answer = await tryIt();
    expect(answer.status).toBe(503);
    expect(await messageOf(answer)).toMatchObject({ code: 'model_unavailable' });
    expect(await rowsFor(ada)).toEqual([]);
    expect((await stateOf()).left?.today).toBe(3);
  });

  it('where the provider is left alone asks it nothing, but whether it is back', async () => {
    await giveKey(ada);
    double.behave({ kind: 'status', status: 500 });
    for (let round = 0; round < 3; round += 1) await tryIt();
    const own = await server.dependencies.ownModels.of(ada.id);
    if (!own) throw new Error('The key is not kept');
    expect(own.circuit.isClosed).toBe(false);
    const [probe, ask] = [vi.spyOn(own.circuit, 'probe'), vi.spyOn(own, 'ask')];
    expect((await tryIt()).status).toBe(503);
    expect(ask).not.toHaveBeenCalled();
    expect(probe).toHaveBeenCalledOnce();
  });

  it('gives the place back of a try whose process died, and forgets what nobody chose', async () => {
    const { id } = await tried();
    await choose(id, 'equal');
    await server.database.asOwner((tx) =>
      tx.execute(sql`insert into public.tries (user_id, kind, model, is_own, is_again, prompt_first, answered_at, created_at)
        values (${ada.id}, 'content', 'm', false, false, true, null, now() - interval '11 minutes'),
               (${ada.id}, 'content', 'm', false, false, true, now(), now() - interval '36 days')`),
    );
    await sweepTries(server.database);
    expect((await rowsFor(ada)).map((row) => row['id'])).toEqual([id]);
  });

  it('takes neither clips nor an empty text, and nobody without a session', async () => {
    expect((await tryIt({ kind: 'video' })).status).toBe(400);
    expect((await tryIt({ goal: ' ' })).status).toBe(400);
    expect((await server.app.request('/api/tries')).status).toBe(401);
  });
});

describe('[WR-06] an example beside a saved prompt', () => {
  const answers = { plain_answer: 'Answer to the plain words', prompt_answer: 'Answer to the prompt' };
  const savedPrompt = async (person = ada) => {
    const answer = await person.request('/api/prompts', {
      method: 'POST',
      json: { title: 'Tea', prompt_text: prompt },
    });
    return ((await answer.json()) as Prompt).id;
  };
  const keep = (promptId: string, tryId: string, person = ada) =>
    person.request(`/api/prompts/${promptId}/examples`, {
      method: 'POST',
      json: { try_id: tryId, ...answers },
    });
  const listed = async (promptId: string, person = ada) =>
    ((await (await person.request(`/api/prompts/${promptId}/examples`)).json()) as { items: PromptExample[] })
      .items;

  it('is kept once the choice is made, once, listed, exported and deleted', async () => {
    const id = await savedPrompt();
    const { id: tryId } = await tried();
    expect((await keep(id, tryId)).status).toBe(404);
    await choose(tryId, 'equal');
    expect((await keep(id, tryId)).status).toBe(200);
    expect((await keep(id, tryId)).status).toBe(409);
    const [example] = await listed(id);
    expect(example).toMatchObject({ ...answers, verdict: 'equal', model: 'double-1' });
    const file = (await (await ada.request('/api/account/export')).json()) as Record<string, object[]>;
    expect(file['prompt_examples']).toMatchObject([{ plainAnswer: answers.plain_answer }]);
    expect(file['tries']).toMatchObject([{ id: tryId, verdict: 'equal' }]);
    const gone = await ada.request(`/api/examples/${example?.id}`, { method: 'DELETE' });
    expect(gone.status).toBe(200);
    expect(await listed(id)).toEqual([]);
  });

  it('is nobody else’s, counts as storage, and goes with its prompt', async () => {
    const bytes = async () =>
      (
        await server.rowAsOwner<{ bytes: number }>(
          sql`select bytes::float8 as bytes from private.storage where user_id = ${ada.id}`,
        )
      )?.bytes;
    const [id, bob] = [await savedPrompt(), await server.signUp('bob')];
    const before = await bytes();
    const { id: tryId } = await tried();
    await choose(tryId, 'first');
    expect((await keep(id, tryId, bob)).status).toBe(404);
    expect((await keep(await savedPrompt(bob), tryId, bob)).status).toBe(404);
    const example = (await (await keep(id, tryId)).json()) as PromptExample;
    expect(await bytes()).toBe((before ?? 0) + answers.plain_answer.length + answers.prompt_answer.length);
    expect((await bob.request(`/api/prompts/${id}/examples`)).status).toBe(404);
    expect((await bob.request(`/api/examples/${example.id}`, { method: 'DELETE' })).status).toBe(404);
    await server.database.asOwner((tx) => tx.execute(sql`delete from public.prompts where id = ${id}`));
    const left = await server.rowAsOwner(sql`select 1 from public.prompt_examples where id = ${example.id}`);
    expect(left).toBeUndefined();
  });
});
