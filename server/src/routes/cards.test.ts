import { createHash, randomUUID } from 'node:crypto';
import { cardLimits, type Card, type CardInput } from '@whetstone/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const shop: CardInput = {
  kind: 'business',
  name: 'My tea shop',
  facts: [{ field: 'business', text: 'Harrow Tea' }, { text: 'We never discount.' }],
  prompters: ['content'],
  folders: [],
  revision: null,
};
const send = (person: TestPerson, id: string, input: object) =>
  person.request(`/api/cards/${id}`, { method: 'PUT', json: input });
const save = async (person: TestPerson, id: string, input: object): Promise<Card> => {
  const answer = await send(person, id, input);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Card;
};
const list = async (person: TestPerson): Promise<Card[]> =>
  ((await (await person.request('/api/cards')).json()) as { items: Card[] }).items;
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; newer?: Card } }).error;
const order = (person: TestPerson, ids: string[]) =>
  person.request('/api/cards/order', { method: 'PUT', json: { ids } });
const importInto = (person: TestPerson, cards: object[]) =>
  person.request('/api/cards/import', { method: 'POST', json: { cards } });

describe('[CX-01] context cards', () => {
  it('are kept as they were written, sent twice are kept once, and are in no cache', async () => {
    const id = randomUUID();
    const { revision: _, ...said } = shop;
    expect(await save(ada, id, shop)).toMatchObject({ id, revision: 1, ...said });
    await save(ada, id, shop);
    const answer = await ada.request('/api/cards');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await list(ada)).toHaveLength(1);
  });

  it('are no one else’s: another account neither sees nor changes nor deletes them', async () => {
    const [card] = await list(ada);
    const id = card?.id ?? '';
    expect(await list(bob)).toEqual([]);
    expect((await send(bob, id, { ...shop, revision: 1 })).status).toBe(404);
    await bob.request(`/api/cards/${id}`, { method: 'DELETE' });
    expect(await list(ada)).toHaveLength(1);
    const versions = await bob.request(`/api/cards/${id}/versions`);
    expect(await versions.json()).toEqual({ items: [] });
    expect((await server.app.request('/api/cards')).status).toBe(401);
  });

  it('changed on two devices at once: the later one sees that it would overwrite', async () => {
    const id = randomUUID();
    const first = await save(ada, id, shop);
    await save(ada, id, { ...shop, name: 'On the phone', revision: first.revision });
    const refused = await send(ada, id, { ...shop, name: 'At the desk', revision: first.revision });
    expect(refused.status).toBe(409);
    expect(await codeOf(refused)).toMatchObject({
      code: 'card_conflict',
      newer: { name: 'On the phone', revision: 2 },
    });
  });

  it('deleted on another device are not brought back by a late change', async () => {
    const id = randomUUID();
    const { revision } = await save(ada, id, shop);
    await ada.request(`/api/cards/${id}`, { method: 'DELETE' });
    expect((await send(ada, id, { ...shop, revision })).status).toBe(404);
  });

  it('are in force in one’s own folders alone', async () => {
    const folderOf = async (person: TestPerson) =>
      (
        (await (
          await person.request('/api/folders', { method: 'POST', json: { name: randomUUID() } })
        ).json()) as { id: string }
      ).id;
    const own = await folderOf(ada);
    const foreign = await folderOf(bob);
    expect(await save(ada, randomUUID(), { ...shop, folders: [own] })).toMatchObject({ folders: [own] });
    expect((await send(ada, randomUUID(), { ...shop, folders: [foreign] })).status).toBe(403);
  });

  it('beyond the most that an account keeps are refused in words, a whole file at once', async () => {
    const eve = await server.signUp('eve');
    const many = Array.from({ length: cardLimits.count }, (_, at) => ({
      kind: 'me',
      name: `Card ${at}`,
      facts: [],
    }));
    expect((await importInto(eve, many.slice(1))).status).toBe(200);
    const refused = await importInto(eve, many.slice(0, 2));
    expect(refused.status).toBe(409);
    expect((await codeOf(refused)).code).toBe('storage_full');
    expect(await list(eve)).toHaveLength(cardLimits.count - 1);
  });

  it('[CX-05] are in the export of the account', async () => {
    const file = (await (await ada.request('/api/account/export')).json()) as {
      cards: { name: string; facts: string }[];
    };
    expect(file.cards.map(({ name }) => name)).toContain('My tea shop');
    expect(file.cards.map(({ facts }) => facts).join(' ')).toContain('We never discount.');
  });
});

const line = fc.record(
  {
    field: fc.constantFrom('business', 'hours', 'a-field-of-later'),
    text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `x${text}`),
  },
  { requiredKeys: ['text'] },
);
const words = fc.record({
  kind: fc.constantFrom('me', 'business', 'voice'),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((name) => `n${name}`),
  facts: fc.array(line, { maxLength: 5 }),
});
const saidBy = ({ kind, name, facts }: Pick<Card, 'kind' | 'name' | 'facts'>) => ({ kind, name, facts });

it('[CX-01] nothing that a person wrote is missing after an edit, an import, a reordering or a restoring', async () => {
  await fc.assert(
    fc.asyncProperty(words, words, words, async (first, second, third) => {
      const kim = await server.signUp(`kim-${randomUUID()}`);
      const id = randomUUID();
      const rest = { prompters: [], folders: [] };
      const { revision } = await save(kim, id, { ...first, ...rest, revision: null });
      const edited = await save(kim, id, { ...second, ...rest, revision });
      expect(saidBy(edited)).toEqual(second);
      const versions = (await (await kim.request(`/api/cards/${id}/versions`)).json()) as { items: Card[] };
      const isSame = JSON.stringify(first) === JSON.stringify(second);
      expect(versions.items.map(saidBy)).toEqual(isSame ? [] : [first]);
      expect((await importInto(kim, [third])).status).toBe(200);
      const [, imported] = await list(kim);
      expect((await order(kim, [imported?.id ?? ''])).status).toBe(200);
      expect((await list(kim)).map(saidBy)).toEqual([third, second]);
      const restored = await save(kim, id, { ...first, ...rest, revision: edited.revision });
      expect(saidBy(restored)).toEqual(first);
    }),
    { numRuns: 8 },
  );
});

describe('[CX-03] remembered answers', () => {
  const hashOf = (goal: string) => createHash('sha256').update(goal).digest('hex');
  const asked = { fact: 'ages', ask: 'How old are they?', answer: '14 to 16, beginners' };
  const give = (person: TestPerson, goal: string) =>
    person.request('/api/remembered-answers', {
      method: 'POST',
      json: { goal_hash: hashOf(goal), items: [asked] },
    });
  const read = async (person: TestPerson) =>
    (
      (await (await person.request('/api/remembered-answers')).json()) as {
        items: { id: string; answer: string; times: number }[];
      }
    ).items;

  it('count a goal once, and another goal as a second time', async () => {
    await give(ada, 'Lesson on osmosis');
    await give(ada, 'Lesson on osmosis');
    expect(await read(ada)).toMatchObject([{ ...asked, times: 1 }]);
    await give(ada, 'Lesson on cells');
    expect(await read(ada)).toMatchObject([{ ...asked, times: 2 }]);
    expect(await read(bob)).toEqual([]);
  });

  it('are reworded and forgotten, one or all, by their owner alone', async () => {
    const [answer] = await read(ada);
    const path = `/api/remembered-answers/${answer?.id}`;
    const reword = (person: TestPerson) =>
      person.request(path, { method: 'PATCH', json: { answer: '15 to 17' } });
    expect((await reword(bob)).status).toBe(404);
    await bob.request(path, { method: 'DELETE' });
    await bob.request('/api/remembered-answers', { method: 'DELETE' });
    expect((await reword(ada)).status).toBe(200);
    expect(await read(ada)).toMatchObject([{ answer: '15 to 17' }]);
    await ada.request('/api/remembered-answers', { method: 'DELETE' });
    expect(await read(ada)).toEqual([]);
  });
});

describe('[CX-02] facts of cards in a generation', () => {
  const generate = (facts: object[]) =>
    ada.request('/api/generations', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      json: { kind: 'content', goal: 'Instagram caption for our new oolong', level: 'standard', facts },
    });
  const fact = { id: 'a', card: 'My tea shop', field: 'business', text: 'Harrow Tea' };

  it('[AO-07] are charged once for the goal; taken out or changed, they cost nothing more', async () => {
    const first = (await (await generate([fact])).json()) as { id: string; usage: { used: number } };
    expect(first.id).not.toBeNull();
    const second = (await (await generate([{ ...fact, text: 'Harrow Tea, Leeds' }])).json()) as typeof first;
    expect(second.usage.used).toBe(first.usage.used);
    const rewritten = await ada.request(`/api/generations/${first.id}/rewrites`, {
      method: 'POST',
      json: {
        kind: 'content',
        goal: 'Instagram caption for our new oolong',
        level: 'standard',
        facts: [{ ...fact, wish: 'leave' }],
      },
    });
    expect(rewritten.status).toBe(200);
    expect(await rewritten.text()).not.toContain('Harrow Tea');
  });

  it('of a field that is not known count as free text', async () => {
    const answer = await generate([{ ...fact, field: 'a-field-of-later', wish: 'use' }]);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Harrow Tea');
  });
});
