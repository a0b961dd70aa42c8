import { randomUUID } from 'node:crypto';
import { draftLimits } from '@whetstone/contract';
import { schema } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from '@whetstone/auth';
import { openDraftKey, resealDraftKeys } from '../services/drafts/draft-key.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  ada = await server.signUp('ada');
  bob = await server.signUp('bob');
});
afterAll(() => server.close());

const tabA = randomUUID();
const tabB = randomUUID();
interface Saving {
  content: object;
  version: number | null;
  writer?: string;
  step?: number;
  sets_aside?: boolean;
}
const put = (person: TestPerson, kind: string, saving: Saving) =>
  person.request(`/api/drafts/${kind}`, { method: 'PUT', json: { writer: tabA, step: 1, ...saving } });
const save = async (person: TestPerson, kind: string, saving: Saving): Promise<number> => {
  const answer = await put(person, kind, saving);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { version: number }).version;
};
const read = async (person: TestPerson, kind: string) =>
  (await (await person.request(`/api/drafts/${kind}`)).json()) as {
    draft: { version: number; content: object; writer: string } | null;
    set_aside: { id: string; title: string }[];
  };
const setAside = (person: TestPerson, kind: string, id: string, content: object) =>
  person.request(`/api/drafts/${kind}/set-aside/${id}`, { method: 'PUT', json: { content } });
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;
const keyFor = (person: TestPerson) => person.request('/api/drafts/key', { method: 'POST' });
const fresh = () => server.signUp('someone');

describe('[CP-11] a draft in the account', () => {
  it('is read by its owner as it was saved, with every character that a person can type', async () => {
    const content = { goal: 'a toast \u0000 \ud800 👩‍🚀', answers: { who: 'Ada' }, 2: 'two' };
    const version = await save(ada, 'content', { content, version: null });
    expect((await read(ada, 'content')).draft).toMatchObject({ version, content, writer: tabA });
    expect(await (await ada.request('/api/drafts')).json()).toEqual({
      items: [{ kind: 'content', version }],
    });
    expect((await read(ada, 'code')).draft).toBeNull();
  });

  it('is no one else’s: not read, changed or deleted by a stranger, nor without an account', async () => {
    const person = await fresh();
    const version = await save(person, 'code', { content: { goal: 'mine' }, version: null });
    expect((await read(bob, 'code')).draft).toBeNull();
    await save(bob, 'code', { content: { goal: 'Bob’s' }, version });
    expect((await bob.request(`/api/drafts/code?version=${version}`, { method: 'DELETE' })).status).toBe(409);
    const id = randomUUID();
    await setAside(person, 'code', id, { goal: 'aside' });
    expect((await bob.request(`/api/drafts/code/set-aside/${id}`)).status).toBe(404);
    await setAside(bob, 'code', id, { goal: 'Bob’s with the same id' });
    await bob.request(`/api/drafts/code/set-aside/${id}`, { method: 'DELETE' });
    expect(await (await person.request(`/api/drafts/code/set-aside/${id}`)).json()).toEqual({
      content: { goal: 'aside' },
    });
    expect((await read(person, 'code')).draft?.content).toEqual({ goal: 'mine' });
    for (const path of ['/api/drafts', '/api/drafts/code'])
      expect((await server.app.request(path)).status).toBe(401);
  });

  it('is deleted by its owner at the version that was seen, and a version never comes twice', async () => {
    const person = await fresh();
    const first = await save(person, 'visual', { content: { goal: 'one' }, version: null });
    const second = await save(person, 'visual', { content: { goal: 'two' }, version: first });
    const at = (version: number) =>
      person.request(`/api/drafts/visual?version=${version}`, { method: 'DELETE' });
    expect(await codeOf(await at(first))).toBe('draft_conflict');
    expect((await at(second)).status).toBe(200);
    expect((await read(person, 'visual')).draft).toBeNull();
    expect(await save(person, 'visual', { content: { goal: 'three' }, version: null })).toBeGreaterThan(
      second,
    );
  });

  it('is refused when it is too long, too deep or of no prompter, and the one before stays', async () => {
    const person = await fresh();
    const version = await save(person, 'content', { content: { goal: 'short' }, version: null });
    const long = await put(person, 'content', { content: { goal: 'x'.repeat(draftLimits.bytes) }, version });
    expect([long.status, await codeOf(long)]).toEqual([413, 'too_large']);
    const deep = `{"a":`.repeat(50_000) + '1' + '}'.repeat(50_000);
    const body = `{"content":${deep},"version":${version},"writer":"${tabA}","step":2}`;
    const headers = { 'content-type': 'application/json' };
    expect((await person.request('/api/drafts/content', { method: 'PUT', body, headers })).status).toBe(413);
    expect((await put(person, 'poem', { content: {}, version: null })).status).toBe(400);
    expect((await read(person, 'content')).draft?.content).toEqual({ goal: 'short' });
  });

  it('is refused beyond the minute’s limit, which lets a save every second pass', async () => {
    const person = await fresh();
    expect(limits.draft.max).toBeGreaterThanOrEqual(60);
    for (let use = 0; use < limits.draft.max; use++)
      await takeLimit(server.database, limits.draft, person.id);
    const answer = await put(person, 'content', { content: { goal: 'one more' }, version: null });
    expect([answer.status, await codeOf(answer)]).toEqual([429, 'rate_limited']);
  });

  it('[AU-14] is in the export and goes with the account', async () => {
    const person = await fresh();
    await save(person, 'content', { content: { goal: 'to take along' }, version: null });
    await setAside(person, 'content', randomUUID(), { goal: 'set aside' });
    await keyFor(person);
    const file = (await (await person.request('/api/account/export')).json()) as {
      drafts: { content: string }[];
      set_aside_drafts: { content: string }[];
    };
    expect(file.drafts.map(({ content }) => content)).toEqual(['{"goal":"to take along"}']);
    expect(file.set_aside_drafts.map(({ content }) => content)).toEqual(['{"goal":"set aside"}']);
    await server.database.asOwner((tx) => tx.execute(sql`delete from auth.users where id = ${person.id}`));
    const left = await server.rowAsOwner<{ count: number }>(
      sql`select ((select count(*) from public.drafts where user_id = ${person.id})
        + (select count(*) from public.set_aside_drafts where user_id = ${person.id})
        + (select count(*) from private.draft_keys where user_id = ${person.id}))::int as count`,
    );
    expect(left?.count).toBe(0);
  });
});

describe('[ML-13] two pages with one draft', () => {
  it('the later saving of another page is refused and shown the newer draft; nothing was overwritten', async () => {
    const person = await fresh();
    const version = await save(person, 'content', { content: { goal: 'start' }, version: null });
    await save(person, 'content', { content: { goal: 'of A' }, version, step: 2 });
    const late = await put(person, 'content', { content: { goal: 'of B' }, version, writer: tabB });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      error: { code: 'draft_conflict', newer: { content: { goal: 'of A' }, writer: tabA } },
    });
    expect((await read(person, 'content')).draft?.content).toEqual({ goal: 'of A' });
  });

  it('a page that missed the answer to its own saving goes on, and its late older saving changes nothing', async () => {
    const person = await fresh();
    await save(person, 'content', { content: { goal: 'a' }, version: null, step: 1 });
    await save(person, 'content', { content: { goal: 'abc' }, version: null, step: 3 });
    const late = await put(person, 'content', { content: { goal: 'ab' }, version: null, step: 2 });
    expect(late.status).toBe(409);
    expect((await read(person, 'content')).draft?.content).toEqual({ goal: 'abc' });
  });

  it('what is already there is no conflict and makes no new version', async () => {
    const person = await fresh();
    const version = await save(person, 'content', { content: { goal: 'same' }, version: null });
    expect(await save(person, 'content', { content: { goal: 'same' }, version: null, writer: tabB })).toBe(
      version,
    );
  });

  it('a draft that gives way is set aside, the last twenty of them', async () => {
    const person = await fresh();
    let version = await save(person, 'code', { content: { goal: 'number 0' }, version: null });
    for (let step = 1; step <= draftLimits.setAside + 3; step++)
      version = await save(person, 'code', {
        content: { goal: `number ${step}` },
        version,
        sets_aside: true,
      });
    const { draft, set_aside: aside } = await read(person, 'code');
    expect(draft?.content).toEqual({ goal: 'number 23' });
    expect(aside.map(({ title }) => title)).toEqual(
      Array.from({ length: draftLimits.setAside }, (_, index) => `number ${22 - index}`),
    );
  });

  it('a draft that is set aside twice under one id is kept once, as it was last', async () => {
    const person = await fresh();
    const id = randomUUID();
    await setAside(person, 'code', id, { goal: 'a' });
    await setAside(person, 'code', id, { goal: 'ab' });
    expect((await read(person, 'code')).set_aside).toMatchObject([{ id, title: 'ab' }]);
    expect((await setAside(person, 'visual', id, { goal: 'other' })).status).toBe(404);
    const gone = await person.request(`/api/drafts/code/set-aside/${id}`, { method: 'DELETE' });
    expect([gone.status, (await read(person, 'code')).set_aside]).toEqual([200, []]);
  });
});

describe('[CP-11] the key that seals drafts in browsers', () => {
  const keyOf = async (person: TestPerson) => (await (await keyFor(person)).json()) as { key: string };

  it('is the account’s own, the same in each session, kept by no cache and sealed in the database', async () => {
    const answer = await keyFor(ada);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { key } = (await answer.json()) as { key: string };
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect((await keyOf(ada)).key).toBe(key);
    expect((await keyOf(bob)).key).not.toBe(key);
    const [row] = await server.database.asService((tx) => tx.select().from(schema.draftKeys));
    expect(row?.sealed).toMatch(/^sealed:1:/);
  });

  it('stays the same when the server’s key is changed, and no longer needs the old one', async () => {
    const { key } = await keyOf(ada);
    const { database } = server;
    const old = Buffer.alloc(32, 'a key of the tests').toString('base64');
    const next = Buffer.alloc(32, 'the next key').toString('base64');
    await resealDraftKeys({ database, box: createSecretBox([next, old]) });
    const box = createSecretBox([next]);
    expect(await openDraftKey({ database, box }, ada.id)).toBe(key);
    await resealDraftKeys({ database, box: createSecretBox([old, next]) });
  });

  it('is not given to a session that has ended', async () => {
    const person = await fresh();
    expect((await keyFor(person)).status).toBe(200);
    await person.request('/auth/v1/logout?scope=local', { method: 'POST' });
    expect((await keyFor(person)).status).toBe(401);
  });
});
