import type { LibraryFacets, Prompt, PromptShare } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;
let admin: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  [ada, admin, reader] = [
    await server.signUp('ada'),
    await server.signUp('admin'),
    await server.signUp('reader'),
  ];
  await server.database.asOwner((tx) =>
    tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
  );
});
afterAll(() => server.close());
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => vi.useRealTimers());

const published = async () => {
  const json = { title: 'Tea mail', prompt_text: 'Write about tea' };
  const { id } = (await (await ada.request('/api/prompts', { method: 'POST', json })).json()) as Prompt;
  await ada.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: true } });
  const shared = await ada.request(`/api/prompts/${id}/share`, { method: 'POST' });
  return { id, token: ((await shared.json()) as PromptShare).token };
};
const read = (path: string, etag?: string) =>
  server.app.request(path, etag === undefined ? {} : { headers: { 'if-none-match': etag } });
/** What is kept for every visitor. */
const kept = ['/sitemap/prompts-0.xml', '/library/feed.xml', '/library/feed.xml?category=Other'];
const unpublish = (id: string) => admin.request(`/api/admin/prompts/${id}/unpublish`, { method: 'POST' });

const ways = [
  [
    'made private',
    (id: string) => ada.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: false } }),
  ],
  ['taken down', unpublish],
  ['deleted', (id: string) => ada.request(`/api/prompts/${id}`, { method: 'DELETE' })],
] as const;

describe.each(ways)('a prompt that is %s', (_title, hide) => {
  it('[ML-03] is gone at once: page, what is new, unlisted link', async () => {
    const { id, token } = await published();
    expect((await server.app.request(`/api/shared/${token}`)).status).toBe(200);
    expect(await (await server.app.request('/api/library/facets')).text()).toContain(id);

    expect((await hide(id)).status).toBe(200);
    expect((await server.app.request(`/api/library/${id}`)).status).toBe(404);
    expect(await (await server.app.request('/api/library/facets')).text()).not.toContain(id);
    expect((await server.app.request(`/api/shared/${token}`)).status).toBe(404);
  });

  it.each(kept)('[LB-08] is not in %s at the next request', async (path) => {
    const { id } = await published();
    // What was drawn without it serves for a minute.
    vi.setSystemTime(Date.now() + 61_000);
    const before = await read(path);
    const etag = before.headers.get('etag') ?? '';
    expect([before.headers.get('cache-control'), await before.text()]).toEqual([
      'no-cache',
      expect.stringContaining(id),
    ]);
    expect((await read(path, etag)).status).toBe(304);

    expect((await hide(id)).status).toBe(200);
    const after = await read(path, etag);
    expect([after.status, (await after.text()).includes(id)]).toEqual([200, false]);
  });

  it('[LB-08] is not among what trends', async () => {
    const { id } = await published();
    await server.age(reader);
    expect((await reader.request(`/api/library/${id}/vote`, { method: 'PUT' })).status).toBe(200);
    await server.database.asService((tx) => tx.execute(sql`select private.refresh_library_trending()`));
    const facets = async () =>
      (await (await server.app.request('/api/library/facets')).json()) as LibraryFacets;
    expect((await facets()).trending[0]?.id).toBe(id);
    await hide(id);
    expect(JSON.stringify(await facets())).not.toContain(id);
  });
});

describe('unlisted links', () => {
  it('[ML-03] made while a prompt was public end when it becomes private; a new one is another', async () => {
    const { id, token } = await published();
    await ada.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: false } });
    expect((await ada.request(`/api/prompts/${id}/share`)).status).toBe(404);
    const next = (await (
      await ada.request(`/api/prompts/${id}/share`, { method: 'POST' })
    ).json()) as PromptShare;
    expect(next.token).not.toBe(token);
    await ada.request(`/api/prompts/${id}`, { method: 'PATCH', json: { title: 'Still private' } });
    expect((await server.app.request(`/api/shared/${next.token}`)).status).toBe(200);
  });

  it('[ML-03] are not made for a prompt that an admin took down, and again once it is allowed', async () => {
    const { id } = await published();
    await unpublish(id);
    const refused = await ada.request(`/api/prompts/${id}/share`, { method: 'POST' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'conflict' } }]);
    expect(
      await server.rowAsOwner(sql`select 1 from public.prompt_shares where prompt_id = ${id}`),
    ).toBeUndefined();
    await admin.request(`/api/admin/prompts/${id}/restore`, { method: 'POST' });
    expect((await ada.request(`/api/prompts/${id}/share`, { method: 'POST' })).status).toBe(200);
  });
});
