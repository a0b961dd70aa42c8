import type { Prompt, PromptPage } from '@whetstone/contract';
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

const save = async (person: TestPerson, title: string, more: object = {}) => {
  const answer = await person.request('/api/prompts', {
    method: 'POST',
    json: { title, prompt_text: `Text of ${title}`, ...more },
  });
  return (await answer.json()) as Prompt;
};
const list = async (person: TestPerson, query = '') =>
  (await (await person.request(`/api/prompts${query}`)).json()) as PromptPage;
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

describe('/api/prompts', () => {
  it('[CP-13] saves a private prompt with the caller as owner, and lists it', async () => {
    const saved = await save(ada, 'First', {
      description: 'Generated from: first',
      category: 'Other',
      tags: ['one'],
    });
    expect(saved).toMatchObject({
      user_id: ada.id,
      title: 'First',
      is_public: false,
      votes: 0,
      tags: ['one'],
    });
    expect((await list(ada)).items.map((prompt) => prompt.id)).toContain(saved.id);
    expect((await list(bob)).items).toEqual([]);
  });

  it.each([
    ['user_id', '00000000-0000-0000-0000-000000000000'],
    ['votes', 500],
    ['id', '00000000-0000-0000-0000-000000000001'],
    ['created_at', '2020-01-01T00:00:00Z'],
  ])('refuses a hand-written %s when saving and when changing', async (field, value) => {
    const saved = await save(ada, 'Guarded');
    const added = await ada.request('/api/prompts', {
      method: 'POST',
      json: { title: 'x', prompt_text: 'x', [field]: value },
    });
    const changed = await ada.request(`/api/prompts/${saved.id}`, {
      method: 'PATCH',
      json: { title: 'x', [field]: value },
    });
    expect([added.status, changed.status]).toEqual([400, 400]);
    expect((await (await ada.request(`/api/prompts/${saved.id}`)).json()) as Prompt).toMatchObject({
      title: 'Guarded',
      user_id: ada.id,
      votes: 0,
    });
  });

  it('answers the same 404 for another person’s prompt as for a missing one, on every path', async () => {
    const mine = await save(ada, 'Private');
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const [method, json] of [
      ['GET', undefined],
      ['PATCH', { title: 'Taken' }],
      ['DELETE', undefined],
    ] as const) {
      const answers = await Promise.all(
        [mine.id, missing].map((id) => bob.request(`/api/prompts/${id}`, { method, json })),
      );
      const bodies = await Promise.all(
        answers.map(async (answer) => ({
          ...((await answer.json()) as { error: object }).error,
          request_id: '',
        })),
      );
      expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
      expect(bodies[0]).toEqual(bodies[1]);
    }
    expect(
      await (await bob.request('/api/prompts/delete', { method: 'POST', json: { ids: [mine.id] } })).json(),
    ).toEqual({ deleted: [] });
    expect((await ada.request(`/api/prompts/${mine.id}`)).status).toBe(200);
  });

  it('[ML-01] deletes one or many of one’s own and takes them off the list', async () => {
    const [one, two, three] = [await save(bob, 'One'), await save(bob, 'Two'), await save(bob, 'Three')];
    expect((await bob.request(`/api/prompts/${one.id}`, { method: 'DELETE' })).status).toBe(200);
    const { deleted } = (await (
      await bob.request('/api/prompts/delete', { method: 'POST', json: { ids: [two.id, three.id] } })
    ).json()) as { deleted: string[] };
    expect(deleted.toSorted()).toEqual([two.id, three.id].toSorted());
    expect((await list(bob)).items).toEqual([]);
    expect((await bob.request(`/api/prompts/${one.id}`)).status).toBe(404);
  });

  it('[ML-01] pages through every sort without a gap or a repeat', async () => {
    const eve = await server.signUp('eve');
    for (let index = 0; index < 7; index += 1) await save(eve, `Same title ${index % 2}`);
    for (const sort of ['created_at', 'title', 'votes']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: PromptPage = await list(eve, `?limit=3&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`);
        expect(page.total).toBe(7);
        seen.push(...page.items.map((prompt) => prompt.id));
        cursor = page.next_cursor;
      }
      expect(new Set(seen).size).toBe(7);
      expect(seen).toHaveLength(7);
    }
  });

  it('[ML-01] pages on behind the longest title of any script', async () => {
    const min = await server.signUp('min');
    for (const sign of ['漫', '𝌆', '"', '\u0001a']) await save(min, sign.repeat(200 / sign.length));
    const seen = new Set<string>();
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: PromptPage = await list(min, `?limit=1&sort=title${cursor && `&cursor=${cursor}`}`);
      seen.add(page.items[0]?.id ?? '');
      cursor = page.next_cursor;
    }
    expect(seen.size).toBe(4);
  });

  it('[LB-04] finds by title, description, category and tag, in any case; signs make no difference', async () => {
    const zoe = await server.signUp('zoe');
    await save(zoe, '100% Wool', { description: 'Sheep', category: 'Knitting', tags: ['warm'] });
    await save(zoe, '100 Cotton', { category: 'Sewing' });
    const titles = async (search: string) =>
      (await list(zoe, `?search=${encodeURIComponent(search)}`)).items.map((prompt) => prompt.title);
    expect(await titles('wOOL')).toEqual(['100% Wool']);
    expect(await titles('sheep warm')).toEqual(['100% Wool']);
    expect(await titles('knitt')).toEqual(['100% Wool']);
    expect(await titles('100%')).toEqual(['100 Cotton', '100% Wool']);
    expect(await titles('wool%_')).toEqual(['100% Wool']);
    expect((await list(zoe, '?category=Sewing')).items.map((prompt) => prompt.title)).toEqual(['100 Cotton']);
    expect((await list(zoe, '?tag=warm&tag=cold')).items.map((prompt) => prompt.title)).toEqual([
      '100% Wool',
    ]);
  });

  it.each([
    ['a blank title', { title: ' ', prompt_text: 'x' }],
    ['an empty text', { title: 'x', prompt_text: '' }],
    ['a title of 201 characters', { title: 'x'.repeat(201), prompt_text: 'x' }],
    ['a text of 100,001 characters', { title: 'x', prompt_text: 'x'.repeat(100_001) }],
    ['tags that are no list', { title: 'x', prompt_text: 'x', tags: 'a,b' }],
    [
      '21 tags',
      { title: 'x', prompt_text: 'x', tags: Array.from({ length: 21 }, (_, index) => `t${index}`) },
    ],
    ['a NUL in a tag', { title: 'x', prompt_text: 'x', tags: ['a\0'] }],
    ['an unknown field', { title: 'x', prompt_text: 'x', colour: 'red' }],
  ])('refuses %s', async (_what, json) => {
    const answer = await ada.request('/api/prompts', { method: 'POST', json });
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_input']);
  });

  it.each([
    '?cursor=rubbish',
    '?cursor=WzEsMl0',
    '?sort=votes&cursor=WzMwMDAwMDAwMDAsIjAwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMCJd',
    '?sort=title&cursor=WyJcdTAwMDAiLCIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAiXQ',
    '?limit=0',
    '?limit=1000',
    '?sort=random',
    '?limit=abc',
    '/not-a-uuid',
  ])('refuses %s', async (query) => {
    const answer = await ada.request(`/api/prompts${query}`);
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_input']);
  });

  it('keeps hostile text as text', async () => {
    const title = '</script><img src=x onerror=alert(1)> ‮ javascript:alert(1) 😀';
    const saved = await save(ada, title);
    expect(((await (await ada.request(`/api/prompts/${saved.id}`)).json()) as Prompt).title).toBe(title);
  });

  it('needs a session', async () => {
    expect((await server.app.request('/api/prompts')).status).toBe(401);
  });

  it('never logged a failure for any of these', () => {
    expect(server.failures).toEqual([]);
  });
});

describe('a save that began from an earlier state', () => {
  it('[ML-13] is refused with the prompt as it is now, and goes through once it has seen that', async () => {
    const saved = await save(ada, 'Two tabs');
    const patch = (person: TestPerson, json: object) =>
      person.request(`/api/prompts/${saved.id}`, { method: 'PATCH', json });
    const first = (await (
      await patch(ada, { prompt_text: 'Of the first tab', revision: saved.revision })
    ).json()) as Prompt;
    expect(first.revision).toBe(saved.revision + 1);
    const refused = await patch(ada, { prompt_text: 'Of the second tab', revision: saved.revision });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: {
        code: 'prompt_conflict',
        newer: { prompt_text: 'Of the first tab', revision: first.revision },
      },
    });
    const strange = await patch(bob, { prompt_text: 'x', revision: saved.revision });
    expect([strange.status, await codeOf(strange)]).toEqual([404, 'not_found']);
    const second = await patch(ada, { prompt_text: 'Of the second tab', revision: first.revision });
    expect(second.status).toBe(200);
    const versions = (await (await ada.request(`/api/prompts/${saved.id}/versions`)).json()) as {
      items: { prompt_text: string }[];
    };
    expect(versions.items.map(({ prompt_text }) => prompt_text)).toEqual([
      'Of the second tab',
      'Of the first tab',
      'Text of Two tabs',
    ]);
  });

  it('[ML-13] counts words and folder, and neither publishing nor a vote; without a revision the last one wins', async () => {
    const saved = await save(ada, 'Counted');
    const patch = async (json: object) =>
      (await (await ada.request(`/api/prompts/${saved.id}`, { method: 'PATCH', json })).json()) as Prompt;
    const folder = (await (
      await ada.request('/api/folders', { method: 'POST', json: { name: 'Counted' } })
    ).json()) as { id: string };
    const revisions = [
      (await patch({ is_public: true })).revision,
      (await patch({ folder_id: folder.id })).revision,
      (await patch({ tags: ['new'] })).revision,
      (await patch({ tags: ['new'] })).revision,
    ];
    expect(revisions).toEqual([1, 2, 3, 3]);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('saves on PostgreSQL, at the same moment', () => {
  it('[ML-13] of one state: one is saved, the others see it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const saved = await save(ada, `Race ${round}`);
      const answers = await Promise.all(
        ['one', 'two', 'three'].map((prompt_text) =>
          ada.request(`/api/prompts/${saved.id}`, {
            method: 'PATCH',
            json: { prompt_text, revision: saved.revision },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    }
  });
});
