import { storageLimits, type ErrorBody, type Prompt, type PromptFacets } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;
let people = 0;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  people += 1;
  ada = await server.signUp(`ada${people}`);
});
afterAll(() => server.close());

const post = (path: string, json: object) => ada.request(path, { method: 'POST', json });
const save = () => post('/api/prompts', { title: 'Tea mail', prompt_text: 'Write about tea' });
const setHeld = (held: { prompts?: number; folders?: number; bytes?: number }) =>
  server.rowAsOwner(sql`insert into private.storage (user_id, prompts, folders, bytes)
    values (${ada.id}, ${held.prompts ?? 0}, ${held.folders ?? 0}, ${held.bytes ?? 0})
    on conflict (user_id) do update set prompts = excluded.prompts, folders = excluded.folders, bytes = excluded.bytes`);
const stored = async () =>
  (
    await server.rowAsOwner<{ count: number }>(
      sql`select count(*)::int as count from public.prompts where user_id = ${ada.id}`,
    )
  )?.count;
const refusalOf = async (answer: Response) => {
  const { error } = (await answer.json()) as ErrorBody;
  return { status: answer.status, code: error.code, message: error.message };
};
const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const bringIn = (count: number, more: object = {}) =>
  post('/api/prompts/import', {
    format: 'json',
    files: [
      {
        text: JSON.stringify(
          Array.from({ length: count }, (_, index) => ({
            title: `Tea ${index}`,
            prompt_text: 'é'.repeat(10),
          })),
        ),
      },
    ],
    ...more,
  });

describe('an account that stores as much as it may', () => {
  it('is told so with a code and a sentence, and saves again once there is room', async () => {
    const kept = (await (await save()).json()) as Prompt;
    await setHeld({ prompts: storageLimits.prompts, bytes: 1000 });
    expect(await refusalOf(await save())).toEqual({
      status: 409,
      code: 'storage_full',
      message:
        'Your library is full: 50,000 prompts, including the trash. Delete some and empty the trash to make room.',
    });
    expect(await stored()).toBe(1);
    await post('/api/prompts/delete', { ids: [kept.id] });
    expect((await save()).status).toBe(409);
    await ada.request('/api/prompts/bin', { method: 'DELETE' });
    expect((await save()).status).toBe(200);
  });

  it('cannot make a prompt longer past the bytes, nor add a folder past the folders', async () => {
    const { id } = (await (await save()).json()) as Prompt;
    await setHeld({ prompts: 1, bytes: storageLimits.bytes, folders: storageLimits.folders });
    const longer = await ada.request(`/api/prompts/${id}`, {
      method: 'PATCH',
      json: { prompt_text: 'Write much more about tea' },
    });
    expect(await refusalOf(longer)).toMatchObject({ status: 409, code: 'storage_full' });
    expect((await refusalOf(await post('/api/folders', { name: 'Tea', parent_id: null }))).message).toContain(
      '2,000 folders',
    );
    expect(
      (await ada.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: true } })).status,
    ).toBe(200);
  });

  it('[ML-05] imports a file whole or not at all, told by how many fit, already in the dry run', async () => {
    await setHeld({ prompts: storageLimits.prompts - 3 });
    for (const more of [{}, { dry_run: false }])
      expect(await refusalOf(await bringIn(5, more))).toEqual({
        status: 409,
        code: 'storage_full',
        message:
          'This file would add 5 prompts, but your library has room for the first 3 of them. Nothing was added. Delete prompts and empty the trash to make room.',
      });
    expect(await stored()).toBe(0);
    expect((await bringIn(3, { dry_run: false })).status).toBe(200);
    expect(await stored()).toBe(3);
    expect((await refusalOf(await bringIn(4, { dry_run: false, rows: all(4) }))).message).toContain(
      'room for none of them',
    );
  });

  it('[ML-05] counts the bytes of an import as the database does', async () => {
    expect((await bringIn(4, { dry_run: false })).status).toBe(200);
    const { bytes } = (await server.rowAsOwner<{ bytes: number }>(
      sql`select bytes::int as bytes from private.storage where user_id = ${ada.id}`,
    )) ?? { bytes: 0 };
    // Of four alike two fit, to the byte.
    await setHeld({ prompts: 4, bytes: storageLimits.bytes - bytes / 2 });
    const again = (count: number) => ({ dry_run: false, rows: all(count) });
    expect((await refusalOf(await bringIn(4, again(4)))).message).toContain('room for the first 2 of them');
    expect((await bringIn(2, again(2))).status).toBe(200);
    expect((await refusalOf(await bringIn(1, again(1)))).message).toContain('room for none of them');
  });

  it('[ML-01] sees in the library what it stores', async () => {
    await save();
    const facets = (await (await ada.request('/api/prompts/facets')).json()) as PromptFacets;
    expect(facets.storage).toEqual({ prompts: 1, bytes: 'Tea mailWrite about teaOther'.length });
  });
});
