import type {
  Bin,
  Folder,
  Prompt,
  PromptFacets,
  PromptPage,
  PromptShare,
  PromptVersions,
  SharedPrompt,
} from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepBins } from '../services/prompts/sweep-bins.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  [ada, bob] = [await server.signUp('ada'), await server.signUp('bob')];
});
afterAll(() => server.close());

const read = async <Body>(person: TestPerson, path: string, method = 'GET', json?: unknown) =>
  (await (await person.request(path, { method, json })).json()) as Body;
const status = async (person: TestPerson, path: string, method = 'GET', json?: unknown) =>
  (await person.request(path, { method, json })).status;
const save = (person: TestPerson, title: string, more: object = {}) =>
  read<Prompt>(person, '/api/prompts', 'POST', { title, prompt_text: `Text of ${title}`, ...more });
const addFolder = (person: TestPerson, name: string, parent_id: string | null = null) =>
  read<Folder>(person, '/api/folders', 'POST', { name, parent_id });
const titles = async (person: TestPerson, query: string) =>
  (await read<PromptPage>(person, `/api/prompts${query}`)).items.map((prompt) => prompt.title).toSorted();

describe('folders', () => {
  it('[ML-03] nest, take prompts by the dozen, and count them', async () => {
    const work = await addFolder(ada, '  Work ');
    const letters = await addFolder(ada, 'Letters', work.id);
    const prompts = [await save(ada, 'In one'), await save(ada, 'In two'), await save(ada, 'Outside')];
    const moved = await read<{ ids: string[] }>(ada, '/api/prompts/move', 'POST', {
      ids: [prompts[0]?.id, prompts[1]?.id],
      folder_id: letters.id,
    });
    expect(moved.ids).toHaveLength(2);
    expect(await titles(ada, `?folder=${letters.id}`)).toEqual(['In one', 'In two']);
    expect(await titles(ada, '?folder=none')).toEqual(['Outside']);
    const { items } = await read<{ items: Folder[] }>(ada, '/api/folders');
    expect(items.map(({ name, parent_id, prompts: count }) => [name, parent_id, count])).toEqual([
      ['Letters', work.id, 2],
      ['Work', null, 0],
    ]);
    expect(await status(ada, `/api/folders/${letters.id}`, 'DELETE')).toBe(200);
    expect(await titles(ada, `?folder=${work.id}`)).toEqual(['In one', 'In two']);
  });

  it('[ML-03] say in words why not: name taken, circle, somebody else’s', async () => {
    const top = await addFolder(ada, 'Top');
    const low = await addFolder(ada, 'Low', top.id);
    const mine = await save(bob, 'Mine');
    const answers = [
      await read(ada, '/api/folders', 'POST', { name: 'top' }),
      await read(ada, `/api/folders/${top.id}`, 'PATCH', { parent_id: low.id }),
      await read(bob, `/api/folders/${top.id}`, 'PATCH', { name: 'Taken' }),
      await read(bob, '/api/folders', 'POST', { name: 'Inside', parent_id: top.id }),
      await read(bob, `/api/folders/${top.id}`, 'DELETE'),
      await read(bob, '/api/prompts/move', 'POST', { ids: [mine.id], folder_id: top.id }),
      await read(bob, `/api/prompts/${mine.id}`, 'PATCH', { folder_id: top.id }),
      await read(bob, '/api/prompts', 'POST', { title: 'x', prompt_text: 'x', folder_id: top.id }),
    ] as { error: { message: string } }[];
    const missing = 'This folder does not exist.';
    expect(answers.map((answer) => answer.error.message)).toEqual([
      'There is already a folder with this name here.',
      'A folder can’t be placed inside itself.',
      missing,
      missing,
      missing,
      missing,
      missing,
      missing,
    ]);
  });
});

describe('deleting a folder', () => {
  it('[ML-03] moves what lies in it one level up and keeps the folders below; undoing brings all of it back', async () => {
    const mia = await server.signUp('mia');
    const clients = await addFolder(mia, 'Clients');
    const acme = await addFolder(mia, 'Acme', clients.id);
    const year = await addFolder(mia, '2026', acme.id);
    const quarter = await addFolder(mia, 'Q4', year.id);
    for (const { id, name } of [clients, acme, year, quarter])
      for (let number = 1; number <= 6; number += 1) await save(mia, `${name} ${number}`, { folder_id: id });
    const tree = async () =>
      (await read<{ items: Folder[] }>(mia, '/api/folders')).items.map(({ name, parent_id, prompts }) => [
        name,
        parent_id,
        prompts,
      ]);
    const before = await tree();
    expect(await read(mia, `/api/folders/${acme.id}`, 'DELETE')).toEqual({
      ids: [acme.id],
      prompts: 6,
      folders: [{ id: year.id, name: '2026', moved_name: '2026' }],
    });
    expect(await tree()).toEqual([
      ['2026', clients.id, 6],
      ['Clients', null, 12],
      ['Q4', year.id, 6],
    ]);
    expect(await read(mia, '/api/folders/deleted')).toMatchObject({ items: [{ id: acme.id, name: 'Acme' }] });
    expect(await read(bob, '/api/folders/deleted')).toEqual({ items: [] });
    expect([
      await status(bob, `/api/folders/${acme.id}/restore`, 'POST'),
      await status(mia, `/api/folders/${year.id}/restore`, 'POST'),
      (await server.app.request(`/api/folders/${acme.id}/restore`, { method: 'POST' })).status,
    ]).toEqual([404, 404, 401]);
    expect(await status(mia, `/api/folders/${acme.id}/restore`, 'POST')).toBe(200);
    expect(await tree()).toEqual(before);
    expect(await status(mia, `/api/folders/${acme.id}/restore`, 'POST')).toBe(404);
  });
});

describe('the bin', () => {
  it('[ML-01] keeps what was deleted for thirty days, gives it back, or deletes it for good', async () => {
    const kim = await server.signUp('kim');
    const [one, two, three] = [await save(kim, 'One'), await save(kim, 'Two'), await save(kim, 'Three')];
    await kim.request('/api/prompts/delete', { method: 'POST', json: { ids: [one.id, two.id, three.id] } });
    const bin = await read<Bin>(kim, '/api/prompts/bin');
    expect(bin.items.map((item) => item.title).toSorted()).toEqual(['One', 'Three', 'Two']);
    expect(Date.parse(bin.items[0]?.purged_at ?? '') - Date.parse(bin.items[0]?.deleted_at ?? '')).toBe(
      30 * 86_400_000,
    );
    expect(await read(bob, '/api/prompts/bin/restore', 'POST', { ids: [one.id] })).toEqual({ ids: [] });
    expect(await read(bob, '/api/prompts/bin/purge', 'POST', { ids: [one.id] })).toEqual({ ids: [] });
    expect(await read(kim, '/api/prompts/bin/restore', 'POST', { ids: [one.id] })).toEqual({ ids: [one.id] });
    expect(await read(kim, '/api/prompts/bin/purge', 'POST', { ids: [one.id, two.id] })).toEqual({
      ids: [two.id],
    });
    expect(await titles(kim, '')).toEqual(['One']);
    expect(await read(kim, '/api/prompts/bin', 'DELETE')).toEqual({ ids: [three.id] });
    expect((await read<Bin>(kim, '/api/prompts/bin')).items).toEqual([]);
  });

  it('[ML-01] is swept of what is older than thirty days, and of nothing else', async () => {
    const [old, fresh, kept] = [await save(bob, 'Old'), await save(bob, 'Fresh'), await save(bob, 'Kept')];
    await bob.request('/api/prompts/delete', { method: 'POST', json: { ids: [old.id, fresh.id] } });
    await server.database.asOwner((tx) =>
      tx.execute(
        sql`update public.prompts set deleted_at = now() - interval '30 days 1 minute' where id = ${old.id}`,
      ),
    );
    expect(await sweepBins(server.database)).toBe(1);
    expect((await read<Bin>(bob, '/api/prompts/bin')).items.map((item) => item.id)).toEqual([fresh.id]);
    expect(await status(bob, `/api/prompts/${kept.id}`)).toBe(200);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('folders on PostgreSQL, at the same moment', () => {
  it('[ML-03] never exceed their number', async () => {
    const eve = await server.signUp('eve');
    const fill = sql`insert into public.folders (user_id, name)
      select ${eve.id}::uuid, 'Filled ' || n from generate_series(1, 499) n`;
    await server.database.asOwner((tx) => tx.execute(fill));
    for (let round = 0; round < 20; round += 1) {
      const statuses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          status(eve, '/api/folders', 'POST', { name: `One more ${index}` }),
        ),
      );
      expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
      await server.database.asOwner((tx) =>
        tx.execute(sql`delete from public.folders where user_id = ${eve.id} and name like 'One more%'`),
      );
    }
  });
});

describe('versions', () => {
  it('[ML-05] keep what each edit said; reverting writes a new one', async () => {
    const prompt = await save(ada, 'Draft', { tags: ['a'] });
    const versions = () => read<PromptVersions>(ada, `/api/prompts/${prompt.id}/versions`);
    expect((await versions()).items).toEqual([]);
    await ada.request(`/api/prompts/${prompt.id}`, { method: 'PATCH', json: { title: 'Better' } });
    await ada.request(`/api/prompts/${prompt.id}`, {
      method: 'PATCH',
      json: { title: 'Better', is_public: true },
    });
    expect((await versions()).items.map((version) => [version.number, version.title])).toEqual([
      [2, 'Better'],
      [1, 'Draft'],
    ]);
    const reverted = await read<Prompt>(ada, `/api/prompts/${prompt.id}/revert`, 'POST', { number: 1 });
    expect(reverted).toMatchObject({ title: 'Draft', tags: ['a'], is_public: true });
    expect((await versions()).items.map((version) => version.number)).toEqual([3, 2, 1]);
    expect(
      (await read<PromptVersions>(ada, `/api/prompts/${prompt.id}/versions?before=3`)).items,
    ).toHaveLength(2);
    expect([
      await status(bob, `/api/prompts/${prompt.id}/versions`),
      await status(bob, `/api/prompts/${prompt.id}/revert`, 'POST', { number: 1 }),
      await status(ada, `/api/prompts/${prompt.id}/revert`, 'POST', { number: 9 }),
    ]).toEqual([404, 404, 404]);
  });

  it('refuse a number that no version can have', async () => {
    const prompt = await save(ada, 'Numbered');
    expect([
      await status(ada, `/api/prompts/${prompt.id}/versions?before=2147483647`),
      await status(ada, `/api/prompts/${prompt.id}/versions?before=2147483648`),
      await status(ada, `/api/prompts/${prompt.id}/revert`, 'POST', { number: 2147483647 }),
      await status(ada, `/api/prompts/${prompt.id}/revert`, 'POST', { number: 2147483648 }),
    ]).toEqual([200, 400, 404, 400]);
  });
});

describe('unlisted links', () => {
  it('[ML-03] open for whoever has one, until they are closed; the next one is another', async () => {
    const prompt = await save(ada, 'Shared');
    const share = () => read<PromptShare>(ada, `/api/prompts/${prompt.id}/share`, 'POST');
    const first = await share();
    expect(first.token).toMatch(/^[0-9a-f]{64}$/);
    expect(await share()).toEqual(first);
    expect(await read(ada, `/api/prompts/${prompt.id}/share`)).toEqual(first);
    const visit = await server.app.request(`/api/shared/${first.token}`);
    expect((await visit.json()) as SharedPrompt).toMatchObject({
      title: 'Shared',
      prompt_text: 'Text of Shared',
    });
    expect([visit.headers.get('cache-control'), visit.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect((await server.app.request(`/api/library/${prompt.id}`)).status).toBe(404);
    expect([
      await status(bob, `/api/prompts/${prompt.id}/share`, 'POST'),
      await status(bob, `/api/prompts/${prompt.id}/share`, 'DELETE'),
      await status(bob, `/api/prompts/${prompt.id}/share`),
    ]).toEqual([404, 404, 404]);
    expect(await status(ada, `/api/prompts/${prompt.id}/share`, 'DELETE')).toBe(200);
    expect((await server.app.request(`/api/shared/${first.token}`)).status).toBe(404);
    const second = await share();
    expect(second.token).not.toBe(first.token);
    await ada.request(`/api/prompts/${prompt.id}`, { method: 'DELETE' });
    expect((await server.app.request(`/api/shared/${second.token}`)).status).toBe(404);
    for (const never of ['f'.repeat(64), 'x', '%00'])
      expect((await server.app.request(`/api/shared/${never}`)).status).toBe(404);
    expect(server.failures).toEqual([]);
  });
});

describe('facets', () => {
  it('[ML-01] count one’s own prompts by category and tag, the bin apart', async () => {
    const lea = await server.signUp('lea');
    await save(lea, 'One', { category: 'Poetry', tags: ['x', 'y'] });
    await save(lea, 'Two', { tags: ['x'] });
    const gone = await save(lea, 'Gone', { tags: ['z'] });
    await lea.request(`/api/prompts/${gone.id}`, { method: 'DELETE' });
    expect(await read<PromptFacets>(lea, '/api/prompts/facets')).toEqual({
      total: 2,
      favorites: 0,
      binned: 1,
      categories: [
        { name: 'Other', count: 1 },
        { name: 'Poetry', count: 1 },
      ],
      tags: [
        { name: 'x', count: 2 },
        { name: 'y', count: 1 },
      ],
      storage: { prompts: 3, bytes: expect.any(Number) },
    });
  });
});
