import type { Prompt, PromptVersions } from '@whetstone/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const save = (person: TestPerson, title: string) =>
  read<Prompt>(person, '/api/prompts', 'POST', { title, prompt_text: `Text of ${title}` });
const edit = (person: TestPerson, id: string, prompt_text: string) =>
  read(person, `/api/prompts/${id}`, 'PATCH', { prompt_text });
const versionsOf = async (person: TestPerson, id: string) =>
  (await read<PromptVersions>(person, `/api/prompts/${id}/versions`)).items.map(({ number, labels }) => [
    number,
    labels,
  ]);

describe('labels of versions', () => {
  it('[ML-10] stand at one version, move, and come off; the first version of a prompt that was never edited has one too', async () => {
    const { id } = await save(ada, 'Labelled');
    const address = `/api/prompts/${id}/labels`;
    expect(await read(ada, address, 'PUT', { name: 'production', number: 1 })).toEqual({ before: null });
    await edit(ada, id, 'Second words');
    expect(await versionsOf(ada, id)).toEqual([
      [2, []],
      [1, ['production']],
    ]);
    expect(await read(ada, address, 'PUT', { name: 'Production', number: 2 })).toEqual({ before: 1 });
    expect(await versionsOf(ada, id)).toEqual([
      [2, ['Production']],
      [1, []],
    ]);
    expect(await read(ada, `${address}?name=production`, 'DELETE')).toEqual({ before: 2 });
    expect(await status(ada, `${address}?name=production`, 'DELETE')).toBe(404);
    expect(await status(ada, address, 'PUT', { name: 'none', number: 99 })).toBe(404);
    expect(await status(bob, address, 'PUT', { name: 'mine', number: 1 })).toBe(404);
  });

  it('[ML-10] keep a version beyond the hundred that are kept', async () => {
    const { id } = await save(ada, 'Often changed');
    await read(ada, `/api/prompts/${id}/labels`, 'PUT', { name: 'first', number: 1 });
    for (let number = 2; number <= 103; number += 1) await edit(ada, id, `Words ${number}`);
    const reverted = await read<Prompt>(ada, `/api/prompts/${id}/revert`, 'POST', { number: 1 });
    expect(reverted.prompt_text).toBe('Text of Often changed');
    expect(await status(ada, `/api/prompts/${id}/revert`, 'POST', { number: 2 })).toBe(404);
  });
});

describe('copies', () => {
  it('[ML-09] of a public prompt or one’s own are private and know what they were made from', async () => {
    const source = await save(ada, 'Tea letter');
    expect(await status(bob, '/api/prompts/copy', 'POST', { id: source.id })).toBe(404);
    await read(ada, `/api/prompts/${source.id}`, 'PATCH', { is_public: true });
    const copy = await read<Prompt>(bob, '/api/prompts/copy', 'POST', { id: source.id });
    expect(copy).toMatchObject({ title: 'Tea letter', prompt_text: 'Text of Tea letter', is_public: false });
    expect(await read(bob, `/api/prompts/${copy.id}/origin`)).toEqual({
      origin: { title: 'Tea letter', id: source.id, is_own: false },
    });
    const second = await read<Prompt>(bob, '/api/prompts/copy', 'POST', { id: copy.id });
    expect(second.title).toBe('Tea letter (copy)');
    expect(await read(bob, `/api/prompts/${second.id}/origin`)).toMatchObject({ origin: { is_own: true } });
    expect(await read(ada, `/api/prompts/${source.id}/origin`)).toEqual({ origin: null });
  });

  it('[ML-09] keep the name of an origin that is private again or gone, and no way to it', async () => {
    const source = await save(ada, 'Soon private');
    await read(ada, `/api/prompts/${source.id}`, 'PATCH', { is_public: true });
    const copy = await read<Prompt>(bob, '/api/prompts/copy', 'POST', { id: source.id });
    const named = { origin: { title: 'Soon private', id: null, is_own: false } };
    await read(ada, `/api/prompts/${source.id}`, 'PATCH', { is_public: false });
    expect(await read(bob, `/api/prompts/${copy.id}/origin`)).toEqual(named);
    await read(ada, '/api/prompts/delete', 'POST', { ids: [source.id] });
    await read(ada, '/api/prompts/bin/purge', 'POST', { ids: [source.id] });
    expect(await read(bob, `/api/prompts/${copy.id}/origin`)).toEqual(named);
    expect(await status(ada, `/api/prompts/${copy.id}/origin`)).toBe(404);
  });
});

describe('saved views', () => {
  it('[ML-12] are kept by name, replaced under the same one, and forgotten; nobody else has them', async () => {
    const filters = { search: 'tag:seo', sort: 'updated_at' };
    const view = await read<{ id: string }>(ada, '/api/views', 'PUT', { name: ' For search ', filters });
    await read(ada, '/api/views', 'PUT', { name: 'for SEARCH', filters: { folder: 'none' } });
    expect(await read(ada, '/api/views')).toEqual({
      items: [{ id: view.id, name: 'for SEARCH', filters: { folder: 'none' } }],
    });
    expect(await read(bob, '/api/views')).toEqual({ items: [] });
    expect(await status(bob, `/api/views/${view.id}`, 'DELETE')).toBe(404);
    expect(await status(ada, '/api/views', 'PUT', { name: 'x', filters: { sort: 'size' } })).toBe(400);
    expect(await status(ada, `/api/views/${view.id}`, 'DELETE')).toBe(200);
    expect(await read(ada, '/api/views')).toEqual({ items: [] });
  });
});
