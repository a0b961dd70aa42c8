import type {
  Dashboard,
  Folder,
  ImportReport,
  ImportTakenBack,
  PastImports,
  Prompt,
  PromptPage,
} from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let people = 0;
const someone = () => server.signUp(`person-${(people += 1)}`);
const json = async <Body>(answer: Response | Promise<Response>) => (await (await answer).json()) as Body;
const post = (person: TestPerson, path: string, body: object) =>
  person.request(path, { method: 'POST', json: body });
const importing = (person: TestPerson, value: unknown, more: object = {}) =>
  json<ImportReport>(
    post(person, '/api/prompts/import', {
      files: [{ name: 'a.json', text: typeof value === 'string' ? value : JSON.stringify(value) }],
      dry_run: false,
      ...more,
    }),
  );
const takeBack = (person: TestPerson, id: string | null) =>
  person.request(`/api/prompts/imports/${id}`, { method: 'DELETE' });
const exported = async (person: TestPerson) =>
  (await (await person.request('/api/prompts/export')).text()).replace(/"exported_at": "[^"]*"/, '');
/** All that a person sees of a library, without what is counted by the clock. */
const libraryOf = async (person: TestPerson) => ({
  file: await exported(person),
  folders: await json(person.request('/api/folders')),
  views: await json(person.request('/api/views')),
  ids: (await json<PromptPage>(person.request('/api/prompts?limit=100'))).items.map(({ id }) => id),
});

describe('an import is one act', () => {
  it('[ML-08] in the feed, and in the list of what can be taken back', async () => {
    const ada = await someone();
    const { id, added } = await importing(ada, [
      { title: 'One', prompt_text: 'x', folder: ['New', 'Inner'] },
      { title: 'Two', prompt_text: 'y' },
    ]);
    expect(added).toBe(2);
    const { activity } = await json<Dashboard>(ada.request('/api/dashboard'));
    expect(activity).toEqual([{ kind: 'imported', at: expect.any(String), source: 'a.json', count: 2 }]);
    const { items } = await json<PastImports>(ada.request('/api/prompts/imports'));
    expect(items).toEqual([{ id, source: 'a.json', created_at: expect.any(String), prompts: 2 }]);
  });

  it('[ML-08] of the rows that were named, duplicates too if one says so; a row with a problem is refused', async () => {
    const ada = await someone();
    const file = [
      { title: 'One', prompt_text: 'x' },
      { title: 'One', prompt_text: 'x' },
      { title: 'Bad' },
      { title: 'Two', prompt_text: 'y' },
    ];
    const { items } = await importing(ada, file, { dry_run: true });
    expect(items.map(({ outcome }) => outcome)).toEqual(['add', 'repeat', 'problem', 'add']);
    expect((await importing(ada, file, { rows: [1, 2] })).added).toBe(2);
    const refused = await post(ada, '/api/prompts/import', {
      files: [{ text: JSON.stringify(file) }],
      rows: [3, 4],
      dry_run: false,
    });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Row 3 cannot be imported'),
    ]);
  });

  it('[ML-08] that nobody else can see or take back', async () => {
    const [ada, eve] = [await someone(), await someone()];
    const { id } = await importing(ada, [{ title: 'One', prompt_text: 'x' }]);
    expect((await takeBack(eve, id)).status).toBe(404);
    expect((await json<PastImports>(eve.request('/api/prompts/imports'))).items).toEqual([]);
    expect((await json<PromptPage>(ada.request('/api/prompts'))).total).toBe(1);
    expect((await takeBack(ada, id)).status).toBe(200);
    expect((await takeBack(ada, id)).status).toBe(404);
  });

  it('[ML-08] that leaves nothing where it fails in the middle', async () => {
    const ada = await someone();
    const before = await libraryOf(ada);
    const many = Array.from({ length: 150 }, (_, at) => ({
      title: `Number ${at}`,
      prompt_text: at === 149 ? 'the last straw' : 'x',
      folder: ['Made', `F${at % 3}`],
    }));
    await server.database.asOwner(async (tx) => {
      await tx.execute(
        sql`create function private.break_import() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
      );
      await tx.execute(
        sql`create trigger break_import before insert on public.prompts for each row when (new.prompt_text = 'the last straw') execute function private.break_import()`,
      );
    });
    const answer = await post(ada, '/api/prompts/import', {
      files: [{ text: JSON.stringify(many) }],
      dry_run: false,
    });
    await server.database.asOwner(async (tx) => {
      await tx.execute(sql`drop trigger break_import on public.prompts`);
      await tx.execute(sql`drop function private.break_import()`);
    });
    expect(answer.status).toBe(500);
    expect(await libraryOf(ada)).toEqual(before);
    expect((await json<{ total: number }>(ada.request('/api/prompts/bin'))).total ?? 0).toBe(0);
  });
});

describe('an import that is taken back', () => {
  const name = fc.constantFrom('Work', 'work ', 'Home', 'Ünder', 'A/B');
  const entry = fc.record({
    title: fc.constantFrom('Mail', 'Menu', 'Offer', 'Plan'),
    prompt_text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `w ${text}`),
    folder: fc.array(name, { maxLength: 3 }),
    tags: fc.array(fc.constantFrom('seo', 'SEO', 'mail'), { maxLength: 2 }),
  });
  const views = fc.uniqueArray(fc.constantFrom('Mine', 'Late', 'All'), { maxLength: 2 });
  const fileOf = (prompts: readonly object[], named: readonly string[]) => ({
    whetstone: 'prompts',
    version: 3,
    exported_at: '2026-01-01T00:00:00Z',
    folders: [['Work'], ['Empty', 'Inside']],
    views: named.map((view) => ({ name: view, filters: { folder: ['Empty'], search: view } })),
    prompts,
  });
  const library = fc.record({
    own: fc.array(entry, { maxLength: 4 }),
    brought: fc.array(entry, { minLength: 1, maxLength: 6 }),
    ownViews: views,
    views,
  });

  it('[ML-08] leaves the library exactly as it was before, whatever was in it and whatever came', async () => {
    await fc.assert(
      fc.asyncProperty(library, async ({ own, brought, ownViews, views: named }) => {
        const ada = await someone();
        await importing(ada, own);
        for (const view of ownViews)
          await ada.request('/api/views', {
            method: 'PUT',
            json: { name: view, filters: { search: 'mine' } },
          });
        const before = await libraryOf(ada);
        const { id } = await importing(ada, fileOf(brought, named), { rows: brought.map((_, at) => at + 1) });
        expect(await json<ImportTakenBack>(takeBack(ada, id))).toEqual({
          taken_back: brought.length,
          kept: 0,
        });
        expect(await libraryOf(ada)).toEqual(before);
      }),
      { numRuns: 12 },
    );
  });

  it('[ML-08] loses nothing that the person wrote since: words, names of folders and views, what was moved or shared', async () => {
    const acts = fc.array(
      fc.tuple(fc.constantFrom('edit', 'move', 'share', 'rename', 'put', 'view'), fc.nat(9)),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    await fc.assert(
      fc.asyncProperty(library, acts, async ({ own, brought }, done) => {
        const ada = await someone();
        await importing(ada, own);
        const ownIds = new Set((await libraryOf(ada)).ids);
        const { id } = await importing(ada, fileOf(brought, ['Late']), {
          rows: brought.map((_, at) => at + 1),
        });
        const all = (await json<PromptPage>(ada.request('/api/prompts?limit=100'))).items;
        const came = all.filter((prompt) => !ownIds.has(prompt.id));
        const { items: folders } = await json<{ items: Folder[] }>(ada.request('/api/folders'));
        // By where it was written: a second name for one folder leaves no first one behind, import or not.
        const wrote = new Map<string, string>();
        for (const [turn, [act, at]] of done.entries()) {
          const prompt = came[at % came.length];
          const folder = folders[at % folders.length];
          const mine = `w mine ${turn} ${at}.`;
          if (act === 'edit' || act === 'move') {
            const change = act === 'edit' ? { prompt_text: mine } : { folder_id: null, description: mine };
            await ada.request(`/api/prompts/${prompt?.id}`, { method: 'PATCH', json: change });
            wrote.set(mine, mine);
          } else if (act === 'share') await post(ada, `/api/prompts/${prompt?.id}/share`, {});
          else if (act === 'rename') {
            const change = { method: 'PATCH', json: { name: mine } };
            const renamed = await ada.request(`/api/folders/${folder?.id}`, change);
            if (!renamed.ok) throw new Error(await renamed.text());
            wrote.set(`folder ${folder?.id}`, mine);
          } else if (act === 'put') {
            await post(ada, '/api/prompts', { title: mine, prompt_text: mine, folder_id: folder?.id });
            wrote.set(mine, mine);
          } else {
            const view = { name: 'Late', filters: { search: mine } };
            await ada.request('/api/views', { method: 'PUT', json: view });
            wrote.set('view', mine);
          }
        }
        await takeBack(ada, id);
        const left = JSON.stringify(await libraryOf(ada));
        expect([...wrote.values()].filter((words) => !left.includes(words))).toEqual([]);
        for (const words of ownIds) expect(left).toContain(words);
      }),
      { numRuns: 15 },
    );
  });

  it('[ML-08] says what stays, and what went waits in the bin', async () => {
    const ada = await someone();
    const { id } = await importing(ada, [
      { title: 'Kept', prompt_text: 'x', folder: ['Made'] },
      { title: 'Gone', prompt_text: 'y', folder: ['Other'] },
    ]);
    const [kept] = (await json<PromptPage>(ada.request('/api/prompts?search=Kept'))).items;
    await ada.request(`/api/prompts/${kept?.id}`, { method: 'PATCH', json: { prompt_text: 'mine' } });
    expect(await json(takeBack(ada, id))).toEqual({ taken_back: 1, kept: 1 });
    const { items } = await json<{ items: Folder[] }>(ada.request('/api/folders'));
    expect(items.map(({ name: folder }) => folder)).toEqual(['Made']);
    const bin = await json<{ items: Prompt[] }>(ada.request('/api/prompts/bin'));
    expect(bin.items.map(({ title }) => title)).toEqual(['Gone']);
  });
});

describe('an export of everything', () => {
  it('[ML-08] with versions, labels, origins, views and empty folders comes back byte for byte', async () => {
    const ada = await someone();
    const folder = async (title: string, parent_id: string | null) =>
      json<Folder>(post(ada, '/api/folders', { name: title, parent_id }));
    const work = await folder('Work', null);
    const inner = await folder('Half / half', work.id);
    await folder('Work', inner.id);
    const first = await json<Prompt>(
      post(ada, '/api/prompts', { title: 'First', prompt_text: 'one', folder_id: inner.id, tags: ['a'] }),
    );
    await ada.request(`/api/prompts/${first.id}`, { method: 'PATCH', json: { prompt_text: 'two' } });
    for (const [label, number] of [
      ['production', 1],
      ['Draft', 2],
      ['best', 1],
    ] as const)
      await ada.request(`/api/prompts/${first.id}/labels`, { method: 'PUT', json: { name: label, number } });
    const copy = await json<Prompt>(post(ada, '/api/prompts/copy', { id: first.id }));
    await post(ada, '/api/prompts/copy', { id: copy.id });
    const open = await someone();
    const shown = await json<Prompt>(post(open, '/api/prompts', { title: 'Open', prompt_text: 'for all' }));
    await open.request(`/api/prompts/${shown.id}`, { method: 'PATCH', json: { is_public: true } });
    await post(ada, '/api/prompts/copy', { id: shown.id });
    for (const [view, filters] of [
      ['Inside', { folder: inner.id, sort: 'title' }],
      ['Loose', { folder: 'none', tag: 'a' }],
    ] as const)
      await ada.request('/api/views', { method: 'PUT', json: { name: view, filters } });
    const file = await exported(ada);
    for (const words of [
      '"labels"',
      '"production"',
      '"origin"',
      `"id": "${shown.id}"`,
      '"prompt": 1',
      '"Loose"',
    ])
      expect(file).toContain(words);
    const bob = await someone();
    const { added } = await importing(bob, await (await ada.request('/api/prompts/export')).text());
    expect(added).toBe(4);
    expect(await exported(bob)).toBe(file);
  });
});
