import type { LibraryFacets, LibraryMark, LibraryPage, LibraryPrompt, Prompt } from '@whetstone/contract';
import { templates } from '@whetstone/engine/templates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDueVotes } from '../services/library/count-due-votes.ts';
import { refreshTrending } from '../services/library/refresh-trending.ts';
import { seedTemplates } from '../services/library/seed-templates.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  [ada, bob] = [await server.signUp('ada'), await server.signUp('bob')];
  await server.age(bob);
  await seedTemplates(server.database);
});
afterAll(() => server.close());

const missing = '00000000-0000-4000-8000-000000000000';
const publish = async (person: TestPerson, title: string, more: object = {}): Promise<Prompt> => {
  const saved = (await (
    await person.request('/api/prompts', {
      method: 'POST',
      json: { title, prompt_text: `Text of ${title}`, ...more },
    })
  ).json()) as Prompt;
  return (await (
    await person.request(`/api/prompts/${saved.id}`, { method: 'PATCH', json: { is_public: true } })
  ).json()) as Prompt;
};
const visit = async <Body>(path: string) => (await (await server.app.request(path)).json()) as Body;
const list = (query = '') => visit<LibraryPage>(`/api/library${query}`);
const ids = async (query: string) => (await list(query)).items.map((card) => card.id).toSorted();
const allPages = async (query: string): Promise<string[]> => {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: LibraryPage = await list(`?limit=7&${query}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    seen.push(...page.items.map((card) => card.id));
    cursor = page.next_cursor;
  }
  return seen;
};
const favorites = async (person: TestPerson) =>
  ((await (await person.request('/api/library?favorites=true')).json()) as LibraryPage).items.map(
    (card) => card.id,
  );
const mark = async (person: TestPerson, method: string, path: string) =>
  (await (await person.request(path, { method })).json()) as LibraryMark;

describe('/api/library', () => {
  it('[LB-01] shows a visitor the 27 templates in their order, ahead of the community’s', async () => {
    const own = await publish(ada, 'Community prompt');
    const page = await list('?limit=100');
    expect(page.items.slice(0, 27).map((card) => card.id)).toEqual(templates.map((template) => template.id));
    expect(page.items.slice(27).map((card) => [card.id, card.is_template, card.is_own])).toContainEqual([
      own.id,
      false,
      false,
    ]);
    expect(page.total).toBe(page.items.length);
  });

  it('[LB-01] brings templates up to date without doubling them or losing votes on them', async () => {
    const id = templates[3]?.id ?? '';
    await mark(bob, 'PUT', `/api/library/${id}/vote`);
    await server.database.asService((tx) =>
      tx.execute(`update public.prompts set title = 'Old title' where id = '${id}'`),
    );
    await seedTemplates(server.database);
    const card = (await list('?limit=100')).items.find((item) => item.id === id);
    expect(card).toMatchObject({ title: templates[3]?.title, votes: 1 });
    expect((await list('?limit=100')).items.filter((item) => item.is_template)).toHaveLength(27);
    await mark(bob, 'DELETE', `/api/library/${id}/vote`);
  });

  it.each(['votes', 'recent', 'title'])('[LB-04] pages by %s without a gap or a repeat', async (sort) => {
    const seen = await allPages(`sort=${sort}`);
    expect(seen).toHaveLength((await list()).total);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('[LB-08] says in its list how often each prompt was copied', async () => {
    const { id } = await publish(ada, 'Copied once');
    await bob.request(`/api/library/${id}/copies`, { method: 'POST' });
    const cards = (await list('?search=Copied&limit=100')).items;
    expect(cards.map((card) => [card.title, card.copies])).toContainEqual(['Copied once', 1]);
    expect((await list('?limit=1')).items[0]?.copies).toBe(0);
  });

  it('[LB-04] narrows by words, category and any of several tags', async () => {
    const one = await publish(ada, 'Zephyr sonnet', { category: 'Poetry', tags: ['wind', 'verse'] });
    const two = await publish(ada, 'Harbour sonnet', { category: 'Poetry', tags: ['sea'] });
    expect(await ids('?search=sonnet%20zeph')).toEqual([one.id]);
    expect(await ids('?search=sonet')).toEqual([one.id, two.id].toSorted());
    expect(await ids('?category=Poetry')).toEqual([one.id, two.id].toSorted());
    expect(await ids('?tag=sea')).toEqual([two.id]);
    expect(await ids('?tag=sea&tag=wind')).toEqual([one.id, two.id].toSorted());
    expect(await ids('?category=Poetry&tag=bug')).toEqual([]);
  });

  it('[LB-02] counts totals, categories, favourites, and eight tags', async () => {
    const facets = await visit<LibraryFacets>('/api/library/facets');
    expect(facets.total).toBe((await list()).total);
    expect(facets.favorites).toBe(0);
    expect(facets.categories.reduce((sum, category) => sum + category.count, 0)).toBe(facets.total);
    expect(facets.tags).toHaveLength(8);
  });

  it('[LB-03] shows what was voted for lately as trending, and the six latest as such where nothing was', async () => {
    const loved = await publish(ada, 'Loved of late');
    await mark(bob, 'PUT', `/api/library/${loved.id}/vote`);
    await refreshTrending(server.database);
    const voted = await visit<LibraryFacets>('/api/library/facets');
    expect([voted.trending_by, voted.trending.map(({ id }) => id)]).toEqual([
      'votes',
      expect.arrayContaining([loved.id]),
    ]);
    expect(voted.trending.filter(({ votes }) => votes === 0)).toEqual([]);

    await server.rowAsOwner(sql`update public.prompt_votes set counted_at = now() - interval '15 days'`);
    await refreshTrending(server.database);
    const facets = await visit<LibraryFacets>('/api/library/facets');
    expect(facets.trending).toHaveLength(6);
    expect(facets.trending_by).toBe('recent');
    expect(facets.trending.map(({ id }) => id)).toEqual(
      (await list('?sort=recent&limit=6')).items.map(({ id }) => id),
    );
  });

  it.each(['sort=votes', 'sort=recent', 'sort=title', 'search=prompt', 'tag=wind&sort=title'])(
    '[LB-08] has pages by number that are those by cursor, with %s',
    async (asked) => {
      const byNumber: string[] = [];
      for (let page = 1, items = ['']; items.length > 0; page += 1) {
        items = (await list(`?${asked}&page=${page}`)).items.map(({ id }) => id);
        byNumber.push(...items);
      }
      expect(byNumber.length).toBeGreaterThan(0);
      expect(byNumber).toEqual(await allPages(asked));
    },
  );

  it('[SH-01] has a detail for everyone, and one 404 for private, unpublished, binned and missing', async () => {
    const shown = await publish(ada, 'Detail', { description: 'All of it' });
    expect(await visit<LibraryPrompt>(`/api/library/${shown.id}`)).toMatchObject({
      title: 'Detail',
      prompt_text: 'Text of Detail',
      is_own: false,
    });
    const hidden = (await (
      await ada.request('/api/prompts', { method: 'POST', json: { title: 'Hidden', prompt_text: 'x' } })
    ).json()) as Prompt;
    const taken = await publish(ada, 'Taken back');
    await ada.request(`/api/prompts/${taken.id}`, { method: 'PATCH', json: { is_public: false } });
    const binned = await publish(ada, 'Binned');
    await ada.request(`/api/prompts/${binned.id}`, { method: 'DELETE' });
    const bodies: unknown[] = [];
    for (const id of [missing, hidden.id, taken.id, binned.id]) {
      for (const [method, path] of [
        ['GET', ''],
        ['PUT', '/favorite'],
        ['PUT', '/vote'],
        ['DELETE', '/vote'],
        ['POST', '/report'],
      ] as const) {
        const answer = await bob.request(`/api/library/${id}${path}`, {
          method,
          json: method === 'POST' ? { reason: 'spam' } : undefined,
        });
        const { error } = (await answer.json()) as { error: { code: string; message: string } };
        bodies.push([answer.status, error.code, error.message]);
      }
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toEqual([404, 'not_found', 'This prompt does not exist.']);
  });

  it('[LB-05] keeps favourites for their owner, and lists them alone when asked', async () => {
    const shown = await publish(ada, 'Favourite of Bob');
    expect(await mark(bob, 'PUT', `/api/library/${shown.id}/favorite`)).toMatchObject({ is_favorite: true });
    await mark(bob, 'PUT', `/api/library/${shown.id}/favorite`);
    expect([await favorites(bob), await favorites(ada)]).toEqual([[shown.id], []]);
    expect(((await (await bob.request('/api/library/facets')).json()) as LibraryFacets).favorites).toBe(1);
    expect(await mark(bob, 'DELETE', `/api/library/${shown.id}/favorite`)).toMatchObject({
      is_favorite: false,
    });
    expect(await favorites(bob)).toEqual([]);
    expect((await server.app.request('/api/library?favorites=true')).status).toBe(401);
  });

  it('[LB-06] takes one vote a person, gives it back, and none on one’s own', async () => {
    const shown = await publish(ada, 'Voted');
    const path = `/api/library/${shown.id}/vote`;
    await Promise.all(Array.from({ length: 20 }, () => bob.request(path, { method: 'PUT' })));
    expect(await mark(bob, 'PUT', path)).toMatchObject({ votes: 1, has_voted: true });
    expect((await ada.request(path, { method: 'PUT' })).status).toBe(403);
    expect((await server.app.request(path, { method: 'PUT' })).status).toBe(401);
    expect(await mark(bob, 'DELETE', path)).toMatchObject({ votes: 0, has_voted: false });
  });

  it('[LB-06] keeps the vote of a young account, says why it does not count, and counts it when the day is over', async () => {
    const shown = await publish(ada, 'Voted by a newcomer');
    const path = `/api/library/${shown.id}/vote`;
    const eve = await server.signUp('eve');
    const waiting = {
      votes: 0,
      has_voted: true,
      counts: false,
      waits_for: 'account_age',
      note: 'Your vote is saved. It counts once your account is a day old.',
    };
    expect(await mark(eve, 'PUT', path)).toMatchObject(waiting);
    expect(await mark(eve, 'PUT', path)).toMatchObject(waiting);
    await server.age(eve);
    await countDueVotes(server.database);
    expect(await mark(eve, 'PUT', path)).toMatchObject({
      votes: 1,
      counts: true,
      waits_for: null,
      note: null,
    });
    expect(await mark(eve, 'DELETE', path)).toMatchObject({ votes: 0, has_voted: false, counts: false });
  });

  it('[LB-06] weighs votes by the network of the address that our own proxy names, and keeps no address', async () => {
    const behindProxy = await createTestServer({ TRUSTED_PROXY_HOPS: '1' });
    await seedTemplates(behindProxy.database);
    const id = templates[0]?.id ?? '';
    const voteFrom = async (address: string) => {
      const person = await behindProxy.signUp('voter');
      await behindProxy.age(person);
      const answer = await person.request(`/api/library/${id}/vote`, {
        method: 'PUT',
        headers: { 'x-forwarded-for': address },
      });
      return ((await answer.json()) as LibraryMark).waits_for;
    };
    const waits: unknown[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.250', '203.0.113.9', '203.0.114.9'])
      waits.push(await voteFrom(address));
    for (const host of ['0:1::1', '1:1::1', '2:1::1', '3:1::1'])
      waits.push(await voteFrom(`2001:db8:5:${host}`));
    expect(waits).toEqual([null, null, null, 'network', null, null, null, null, 'network']);
    const rows = await behindProxy.rowAsOwner<{ text: string }>(
      sql`select string_agg(v::text, ' ') as text from public.prompt_votes v`,
    );
    expect(rows?.text).not.toMatch(/203\.0|2001:/);
    await behindProxy.close();
  });

  it('[LB-07] takes one open report a person and none on one’s own', async () => {
    const shown = await publish(ada, 'Reported');
    const report = async (person: TestPerson) =>
      (await (
        await person.request(`/api/library/${shown.id}/report`, {
          method: 'POST',
          json: { reason: 'spam', note: 'An ad' },
        })
      ).json()) as object;
    expect([await report(bob), await report(bob)]).toEqual([{ reported: true }, { reported: false }]);
    expect(await report(ada)).toMatchObject({ error: { code: 'not_allowed' } });
  });

  it.each([
    '</script><script>alert(1)</script>',
    'javascript:alert(1)',
    '\u202Eevil\u202C',
    '👩‍👩‍👧‍👦 prompt',
    '"><img src=x onerror=alert(1)>',
    "'; drop table prompts; --",
  ])('stores and returns the title %s as it is', async (title) => {
    const shown = await publish(ada, title);
    const answer = await server.app.request(`/api/library/${shown.id}`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(((await answer.json()) as LibraryPrompt).title).toBe(title);
    expect(
      (await list(`?search=${encodeURIComponent(title)}`)).items.every((card) => card.title !== ''),
    ).toBe(true);
  });

  it.each([
    'rubbish',
    ...[
      [],
      [false, 3_000_000_000, '2026-01-01', 'x', missing],
      [false, 1, '+275760-01-01', 'x', missing],
      [false, 1, '2026-01-01', '\0', missing],
      [false, 1, '2026-01-01', '\uD800', missing],
    ].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url')),
  ])('refuses the cursor %s, which is not ours', async (cursor) => {
    expect((await server.app.request(`/api/library?cursor=${cursor}`)).status).toBe(400);
    expect(server.failures).toEqual([]);
  });

  it('refuses a token that is not valid', async () => {
    expect(
      (await server.app.request('/api/library', { headers: { authorization: 'Bearer a.b.c' } })).status,
    ).toBe(401);
  });
});
