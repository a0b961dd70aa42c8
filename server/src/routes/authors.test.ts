import type { AuthorPage, LibraryPrompt, OwnAuthor, Prompt } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;
let bob: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  [ada, bob, admin] = [await server.signUp('ada'), await server.signUp('bob'), await server.signUp('grace')];
  await server.database.asOwner((tx) =>
    tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
  );
});
afterAll(() => server.close());

const publish = async (person: TestPerson, title: string): Promise<string> => {
  const json = { title, prompt_text: `Text of ${title}` };
  const { id } = (await (await person.request('/api/prompts', { method: 'POST', json })).json()) as Prompt;
  await person.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: true } });
  return id;
};
const choose = (person: TestPerson, name: string) =>
  person.request('/api/account/author', { method: 'PUT', json: { name } });
const own = async (person: TestPerson) =>
  ((await (await person.request('/api/account/author')).json()) as OwnAuthor).author;
const page = async (slug: string, query = '') => {
  const answer = await server.app.request(`/api/authors/${encodeURIComponent(slug)}${query}`);
  return { status: answer.status, body: (await answer.json()) as AuthorPage };
};
const prompt = async (id: string) =>
  (await (await server.app.request(`/api/library/${id}`)).json()) as LibraryPrompt;

describe('a public name', () => {
  it('[LB-08] is off until chosen, shown on public prompts and its page, changed, and removed', async () => {
    const id = await publish(ada, 'Tea mail');
    expect([await own(ada), (await prompt(id)).author]).toEqual([null, null]);
    expect((await choose(ada, 'Ada Byron')).status).toBe(200);
    expect((await prompt(id)).author).toEqual({ name: 'Ada Byron', slug: 'ada-byron' });
    const shown = await page('ada-byron');
    expect([shown.body.author, shown.body.items.map((card) => card.id)]).toEqual([
      { name: 'Ada Byron', slug: 'ada-byron', is_own: false },
      [id],
    ]);
    expect(JSON.stringify(shown.body)).not.toContain(ada.email);
    expect(JSON.stringify(shown.body)).not.toContain(ada.id);
    await choose(ada, 'Ada Lovelace');
    expect([(await page('ada-byron')).status, (await page('ada-lovelace')).status]).toEqual([404, 200]);
    await ada.request('/api/account/author', { method: 'DELETE' });
    expect([(await page('ada-lovelace')).status, (await prompt(id)).author, await own(ada)]).toEqual([
      404,
      null,
      null,
    ]);
  });

  it('[LB-08] is one person’s, in no spelling like it another’s, and never an admin’s name', async () => {
    await choose(ada, 'Ada Lovelace');
    expect((await choose(bob, 'Adа Lоvelаce')).status).toBe(400);
    expect((await choose(bob, 'ÁDA-LOVELACE')).status).toBe(409);
    expect((await choose(bob, admin.email.split('@')[0] ?? '')).status).toBe(409);
    expect((await choose(bob, 'Whetstone Team')).status).toBe(400);
    expect((await choose(bob, 'Bob Builder')).status).toBe(200);
    expect((await choose(ada, 'ada lovelace')).status).toBe(200);
  });

  it('[LB-08] leads through all public prompts of an author, each once, and to none that is hidden', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) ids.push(await publish(bob, `No. ${index}`));
    await bob.request(`/api/prompts/${ids[3]}`, { method: 'PATCH', json: { is_public: false } });
    const first = (await page('bob-builder')).body;
    const second = (await page('bob-builder', `?cursor=${first.next_cursor}`)).body;
    const seen = [...first.items, ...second.items].map((card) => card.id);
    expect(seen).toEqual(ids.filter((id) => id !== ids[3]).toReversed());
    expect(second.next_cursor).toBeNull();
    expect((await page('bob-builder', '?cursor=x')).status).toBe(400);
  });

  it('[LB-07] that is reported and taken down is gone at the next request and cannot be changed until it is allowed', async () => {
    await choose(ada, 'Ada Lovelace');
    const id = await publish(ada, 'Shown with a name');
    const report = (person: TestPerson) =>
      person.request('/api/authors/ada-lovelace/report', { method: 'POST', json: { reason: 'other' } });
    expect((await report(ada)).status).toBe(403);
    expect(await (await report(bob)).json()).toEqual({ reported: true });
    expect(await (await report(bob)).json()).toEqual({ reported: false });
    const queue = (await (await admin.request('/api/admin/reports')).json()) as {
      items: { id: string; subject_kind: string; title: string }[];
    };
    expect(queue.items).toMatchObject([{ subject_kind: 'author', title: 'Ada Lovelace' }]);
    const resolution = { method: 'POST', json: { resolution: 'unpublished', reason: 'Misleading' } };
    expect((await admin.request(`/api/admin/reports/${queue.items[0]?.id}/resolve`, resolution)).status).toBe(
      200,
    );
    expect([(await page('ada-lovelace')).status, (await prompt(id)).author]).toEqual([404, null]);
    expect((await choose(ada, 'Someone Else')).status).toBe(409);
    expect((await ada.request('/api/account/author', { method: 'DELETE' })).status).toBe(409);
    expect(await own(ada)).toMatchObject({ is_taken_down: true });
    await admin.request(`/api/admin/authors/${ada.id}/restore`, { method: 'POST' });
    expect((await page('ada-lovelace')).status).toBe(200);
  });

  it('[AU-14] is in the account’s file, and gone with the account', async () => {
    const leaver = await server.signUp('leaver');
    await choose(leaver, 'Leaving Soon');
    const file = (await (await leaver.request('/api/account/export')).json()) as { authors: object[] };
    expect(file.authors).toMatchObject([{ name: 'Leaving Soon' }]);
    await leaver.request('/auth/v1/user', { method: 'DELETE', json: {} });
    expect((await page('leaving-soon')).status).toBe(404);
  });
});
