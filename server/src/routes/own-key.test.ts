import type { WriterState } from '@whetstone/contract';
import { rowsOf } from '@whetstone/database';
import { createSecretBox } from '@whetstone/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resealModelKeys } from '../services/model-keys/reseal-keys.ts';
import { startModelDouble, written, type ModelDouble } from '../testing/model-double.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { writingOn, wrote } from '../testing/writing.ts';

let double: ModelDouble;
let elsewhere: ModelDouble;
let server: TestServer;
let ada: TestPerson;

const key = 'sk-of-ada-0123456789-wxyz';
const fine = { kind: 'answer', text: '{"ok": true}' } as const;

beforeAll(async () => {
  [double, elsewhere] = [await startModelDouble(), await startModelDouble()];
  server = await createTestServer({ OWN_KEYS: 'private' });
});
afterAll(async () => {
  await server.close();
  await double.close();
  await elsewhere.close();
});
beforeEach(async () => {
  ada = await server.signUp('ada');
  double.behave(fine);
  double.asked.length = 0;
  elsewhere.asked.length = 0;
});

const put = (json: object, person = ada) => person.request('/api/writer/key', { method: 'PUT', json });
const give = (more: object = {}) =>
  put({ provider: 'openai-compatible', base_url: double.url, model: 'small-1', key, ...more });
const state = async (person = ada) => (await (await person.request('/api/writer')).json()) as WriterState;
const messageOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; message: string } }).error;

describe('[WR-05] a key of one’s own', () => {
  it('is tried with one tiny call, kept sealed, and never shown again', async () => {
    const answer = await give();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      verdict: expect.stringMatching(/answered with small-1 after \d+\.\d seconds\. The key is saved\./),
      writer: {
        written_by: { source: 'own', name: 'small-1' },
        own_key: { provider: 'openai-compatible', model: 'small-1', last_four: 'wxyz' },
      },
    });
    expect(double.asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${key}`]);
    const rows = await server.database.asOwner((tx) =>
      rowsOf(tx, sql`select * from private.model_keys where user_id = ${ada.id}`),
    );
    expect(JSON.stringify(rows)).not.toContain(key);
    for (const path of ['/api/writer', '/api/account', '/api/account/export']) {
      const text = await (await ada.request(path)).text();
      expect(text).not.toContain(key);
      expect(text).not.toContain('sealed:');
    }
    expect(JSON.stringify(server.logged)).not.toContain(key);
  });

  it('is the file’s only in that there is one', async () => {
    await give();
    const file = (await (await ada.request('/api/account/export')).json()) as { model_keys: object };
    expect(file.model_keys).toEqual({
      provider: 'openai-compatible',
      base_url: double.url,
      model: 'small-1',
      changed_at: expect.any(String),
    });
  });

  it.each([
    [401, /does not accept this key/],
    [402, /no credit/],
    [403, /does not let this key use small-1/],
    [404, /has no model called small-1/],
    [429, /credit or its limit/],
    [400, /Check the key and the name of the model/],
    [500, /cannot be reached/],
  ])('that is answered with %i is not saved, and the verdict quotes nothing', async (status, says) => {
    double.behave({ kind: 'status', status, body: `{"error":{"message":"secret inside ${key}"}}` });
    const answer = await give();
    expect(answer.status).toBe(422);
    const { code, message } = await messageOf(answer);
    expect(code).toBe('own_key_refused');
    expect(message).toMatch(says);
    expect(message).not.toMatch(/secret inside|sk-of/);
    expect((await state()).own_key).toBeNull();
    expect(JSON.stringify(server.logged)).not.toContain(key);
  });

  it('is told when the model answers in no usable form', async () => {
    double.behave({ kind: 'answer', text: 'Hello there' });
    expect((await messageOf(await give())).message).toContain('not in the form');
  });

  it('is asked for again for another address, and not where only the model changes', async () => {
    await give();
    const moved = await give({ base_url: elsewhere.url, key: undefined });
    expect(moved.status).toBe(400);
    expect((await messageOf(moved)).message).toContain('Please paste the key');
    expect(elsewhere.asked).toEqual([]);
    const other = await put({ provider: 'openai', model: 'small-1' });
    expect(other.status).toBe(400);
    expect((await give({ model: 'small-2', key: undefined })).status).toBe(200);
    expect(await state()).toMatchObject({ own_key: { model: 'small-2', last_four: 'wxyz' } });
    expect(double.asked.at(-1)).toMatchObject({ authorization: `Bearer ${key}`, body: { model: 'small-2' } });
  });

  it('does not open in a row that was moved to another account or host', async () => {
    await give();
    const bob = await server.signUp('bob');
    await server.database.asOwner((tx) =>
      tx.execute(sql`insert into private.model_keys (user_id, provider, base_url, model, sealed, last_four)
        select ${bob.id}, provider, base_url, model, sealed, last_four from private.model_keys where user_id = ${ada.id}`),
    );
    await expect(server.dependencies.ownModels.of(bob.id)).rejects.toThrow('authenticate');
    await server.database.asOwner((tx) =>
      tx.execute(sql`update private.model_keys set base_url = ${elsewhere.url} where user_id = ${ada.id}`),
    );
    await expect(server.dependencies.ownModels.of(ada.id)).rejects.toThrow('authenticate');
  });

  it('is deleted on request and with the account', async () => {
    await give();
    const gone = await ada.request('/api/writer/key', { method: 'DELETE' });
    expect(await gone.json()).toMatchObject({ own_key: null, written_by: { source: 'rules' } });
    await give();
    expect((await ada.request('/auth/v1/user', { method: 'DELETE', json: {} })).status).toBe(204);
    const left = await server.rowAsOwner(sql`select 1 from private.model_keys where user_id = ${ada.id}`);
    expect(left).toBeUndefined();
  });

  it('is noted in the security log and told to its owner by mail, without the key', async () => {
    await give();
    await ada.request('/api/writer/key', { method: 'DELETE' });
    await server.dependencies.payments.settled();
    const mails = await server.database.asOwner((tx) =>
      rowsOf<{ subject: string; text: string }>(
        tx,
        sql`select * from private.outbox_mails where recipient = ${ada.email}`,
      ),
    );
    const text = JSON.stringify(mails);
    expect(text).toContain('A model key was added or changed in your account');
    expect(text).toContain('A model key was removed from your account');
    expect(text).not.toContain('wxyz');
    const file = (await (await ada.request('/api/account/export')).json()) as {
      records: { security_events: { kind: string }[] };
    };
    expect(file.records.security_events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['own_key_changed', 'own_key_removed']),
    );
  });

  it('is sealed with the new key of the ring at a start', async () => {
    await give();
    const oldKey = Buffer.alloc(32, 'a key of the tests').toString('base64');
    const newKey = Buffer.alloc(32, 'another one').toString('base64');
    await server.database.asOwner((tx) =>
      tx.execute(sql`delete from private.model_keys where user_id <> ${ada.id}`),
    );
    const { database } = server;
    await resealModelKeys({ database, box: createSecretBox([newKey, oldKey]) });
    const row = await server.rowAsOwner<{ sealed: string }>(
      sql`select sealed from private.model_keys where user_id = ${ada.id}`,
    );
    expect(createSecretBox([newKey]).isCurrent(row?.sealed ?? '')).toBe(true);
    await resealModelKeys({ database, box: createSecretBox([oldKey, newKey]) });
    expect(await server.dependencies.ownModels.of(ada.id)).toMatchObject({ settings: { apiKey: key } });
  });

  it('is nobody’s without a session', async () => {
    expect((await server.app.request('/api/writer')).status).toBe(401);
  });
});

describe('[WR-05] what a site takes', () => {
  const with_ = async (environment: Record<string, string>) => {
    const site = await createTestServer(environment);
    const person = await site.signUp('ada');
    return { site, person };
  };

  it('is keys of the named providers, unless the owner allows other addresses', async () => {
    const { site, person } = await with_({});
    expect((await state(person)).providers).toEqual(['openai', 'anthropic', 'google', 'mistral']);
    const answer = await put(
      { provider: 'openai-compatible', base_url: 'https://models.example/v1', model: 'm', key },
      person,
    );
    expect((await messageOf(answer)).code).toBe('not_allowed');
    await site.close();
  });

  it('is no address of the inner network where only public ones are allowed', async () => {
    const { site, person } = await with_({ OWN_KEYS: 'public' });
    for (const base_url of [
      double.url,
      double.url.replace('http:', 'https:'),
      'https://169.254.169.254/v1',
    ]) {
      const answer = await put({ provider: 'openai-compatible', base_url, model: 'm', key }, person);
      expect((await messageOf(answer)).message).toBe('This address is not allowed here.');
    }
    const named = await put(
      { provider: 'openai-compatible', base_url: 'https://localhost:1/v1', model: 'm', key },
      person,
    );
    expect((await messageOf(named)).message).toMatch(/cannot be reached/);
    expect(double.asked).toEqual([]);
    await site.close();
  });

  it('is nothing where the owner switched it off', async () => {
    const { site, person } = await with_({ OWN_KEYS: 'off' });
    expect(await state(person)).toEqual({
      written_by: { source: 'rules', name: 'the built-in rules' },
      own_key: null,
      providers: [],
    });
    const answer = await put({ provider: 'openai', base_url: null, model: 'm', key }, person);
    expect(answer.status).toBe(403);
    await site.database.asOwner((tx) =>
      tx.execute(sql`insert into private.model_keys (user_id, provider, model, sealed, last_four)
        values (${person.id}, 'openai', 'm', 'sealed:1:kept:earlier', 'wxyz')`),
    );
    expect(await state(person)).toMatchObject({
      written_by: { source: 'rules' },
      own_key: { last_four: 'wxyz' },
    });
    const gone = await person.request('/api/writer/key', { method: 'DELETE' });
    expect(await gone.json()).toMatchObject({ own_key: null });
    await site.close();
  });
});

describe('[WR-05] with a key of one’s own', () => {
  const goal = 'wriet an email to Priya about the 14 broken lamps';
  const said = 'write a letter to Priya about the 14 broken lamps';
  const letter = 'Write a letter to Priya about the 14 broken lamps. I want a repair by 3 May.';
  const better = 'Write an email to Priya about the 14 broken lamps, in at most one page.';
  const improve = async (person: TestPerson) => {
    const answer = await person.request('/functions/v1/enhance', {
      method: 'POST',
      json: { description: goal },
    });
    return (await answer.json()) as { enhanced: string; source: string; note?: string };
  };

  it('that model improves goals, and neither the site’s day nor the account’s is counted', async () => {
    await give();
    double.behave(written(better));
    await server.database.asOwner((tx) => tx.execute(sql`truncate private.rate_limits`));
    expect(await improve(ada)).toMatchObject({ enhanced: better, source: 'model' });
    expect(double.asked.at(-1)?.authorization).toBe(`Bearer ${key}`);
    const counted = await server.database.asOwner((tx) =>
      rowsOf<{ key: string }>(tx, sql`select key from private.rate_limits where key like '%-day:%'`),
    );
    expect(counted).toEqual([]);
    const call = await server.rowAsOwner(
      sql`select model, outcome, cost_usd::float8 as cost from public.model_calls where user_id = ${ada.id}`,
    );
    expect(call).toEqual({ model: 'small-1', outcome: 'used', cost: 0 });
  });

  it('a prompt counts as one of the plan, and no ceiling of the site is touched', async () => {
    await give();
    double.behave(wrote({ prompt: letter }));
    await server.database.asOwner((tx) => tx.execute(sql`truncate private.rate_limits`));
    const { generated, stored } = writingOn(server, ada);
    const { written_by, prompt } = await generated({
      kind: 'content',
      goal: said,
      open: 'I want a repair by 3 May',
    });
    expect([prompt.text, written_by]).toEqual([letter, { source: 'model', model: 'small-1' }]);
    expect(await stored()).toEqual({ used: 1, ledger: 1, open: 0 });
    expect(double.asked.at(-1)?.authorization).toBe(`Bearer ${key}`);
    const counted = await server.database.asOwner((tx) =>
      rowsOf(tx, sql`select key from private.rate_limits where key like '%-day:%'`),
    );
    expect(counted).toEqual([]);
  });

  it('a model that repeats the key in its text is not used, and the key is nowhere', async () => {
    await give();
    double.behave(wrote({ prompt: `${letter} ${key}` }));
    const { generated } = writingOn(server, ada);
    const answer = await generated({ kind: 'content', goal: said, open: 'I want a repair by 3 May' });
    expect(answer.written_by.source).toBe('rules');
    expect(JSON.stringify(answer)).not.toContain(key);
    expect(JSON.stringify(server.logged)).not.toContain(key);
  });

  it('a key that is refused later is told to its owner, and the rules answer', async () => {
    await give();
    double.behave({ kind: 'status', status: 401 });
    expect(await improve(ada)).toMatchObject({
      source: 'rules',
      note: 'The provider of small-1 rejected your key, so the built-in rules improved your text. Check the key on your account page.',
    });
  });

  it('a provider that is away for one account is away for no other', async () => {
    const bob = await server.signUp('bob');
    await give();
    await put({ provider: 'openai-compatible', base_url: double.url, model: 'small-1', key }, bob);
    double.behave({ kind: 'status', status: 500 });
    await improve(ada);
    await improve(ada);
    double.behave(written(better));
    expect((await improve(ada)).source).toBe('rules');
    expect((await improve(bob)).source).toBe('model');
  });
});
