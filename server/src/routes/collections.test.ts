import fc from 'fast-check';
import type {
  Collection,
  CollectionInput,
  KeptCollection,
  OwnCollections,
  Prompt,
} from '@whetstone/contract';
import { templates } from '@whetstone/engine/templates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedTemplates } from '../services/library/seed-templates.ts';
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
  await seedTemplates(server.database);
});
afterAll(() => server.close());

const publish = async (person: TestPerson, title: string): Promise<string> => {
  const json = { title, prompt_text: `Text of ${title}` };
  const { id } = (await (await person.request('/api/prompts', { method: 'POST', json })).json()) as Prompt;
  await person.request(`/api/prompts/${id}`, { method: 'PATCH', json: { is_public: true } });
  return id;
};
const make = async (person: TestPerson, json: object) =>
  (await (
    await person.request('/api/collections', { method: 'POST', json: { name: 'Teas', ...json } })
  ).json()) as Collection;
const read = async (id: string, person?: TestPerson) => {
  const path = `/api/collections/${id}`;
  const answer = await (person ? person.request(path) : server.app.request(path));
  return { status: answer.status, body: (await answer.json()) as Collection };
};
const idsIn = async (id: string, person?: TestPerson) =>
  (await read(id, person)).body.prompts.map((prompt) => prompt.id);
const template = (index: number) => templates[index]?.id ?? '';

describe('a collection', () => {
  it('[LB-08] is private until shared; then everyone reads it, in its order, with own, others’ and template prompts', async () => {
    const ids = [template(4), await publish(ada, 'Own'), await publish(bob, 'Another’s')];
    const { id, is_shared } = await make(ada, { prompt_ids: ids });
    expect([is_shared, (await read(id)).status, (await read(id, bob)).status]).toEqual([false, 404, 404]);
    await ada.request(`/api/collections/${id}`, { method: 'PATCH', json: { is_shared: true } });
    expect(await idsIn(id)).toEqual(ids);
    expect((await read(id)).body).toMatchObject({ is_own: false, author: null, name: 'Teas' });
    expect(JSON.stringify((await read(id)).body)).not.toContain(ada.id);
    const turned = [ids[2], ids[0]];
    await ada.request(`/api/collections/${id}/order`, { method: 'PUT', json: { prompt_ids: turned } });
    expect(await idsIn(id)).toEqual([...turned, ids[1]]);
    await ada.request(`/api/collections/${id}`, { method: 'PATCH', json: { is_shared: false } });
    expect((await read(id)).status).toBe(404);
  });

  it('[LB-08] is changed by its owner alone', async () => {
    const { id } = await make(ada, { is_shared: true });
    for (const [method, path, json] of [
      ['PATCH', '', { name: 'Mine' }],
      ['PUT', '/order', { prompt_ids: [] }],
      ['PUT', `/prompts/${template(1)}`, undefined],
      ['DELETE', `/prompts/${template(1)}`, undefined],
      ['DELETE', '', undefined],
    ] as const)
      expect((await bob.request(`/api/collections/${id}${path}`, { method, json })).status).toBe(404);
    expect((await make(bob, { id })).name).toBeUndefined();
    expect((await read(id)).body.name).toBe('Teas');
  });

  it('[LB-08] loses at the next request what became private, was deleted or taken down, and its maker knows how much', async () => {
    const ids = [
      await publish(bob, 'One'),
      await publish(bob, 'Two'),
      await publish(bob, 'Three'),
      template(2),
    ];
    const { id } = await make(ada, { is_shared: true, prompt_ids: ids });
    await bob.request(`/api/prompts/${ids[0]}`, { method: 'PATCH', json: { is_public: false } });
    expect(await idsIn(id)).toEqual(ids.slice(1));
    await bob.request(`/api/prompts/${ids[1]}`, { method: 'DELETE' });
    expect(await idsIn(id)).toEqual(ids.slice(2));
    await admin.request(`/api/admin/prompts/${ids[2]}/unpublish`, { method: 'POST' });
    expect(await idsIn(id)).toEqual([template(2)]);
    expect([(await read(id)).body.hidden, (await read(id, ada)).body.hidden]).toEqual([0, 3]);
    await bob.request(`/api/prompts/${ids[0]}`, { method: 'PATCH', json: { is_public: true } });
    expect(await idsIn(id)).toEqual([ids[0], template(2)]);
  });

  it('[LB-08] takes no private prompt, and each once', async () => {
    const { id } = await make(ada, {});
    const json = { title: 'Private', prompt_text: 'x' };
    const hidden = (await (await ada.request('/api/prompts', { method: 'POST', json })).json()) as Prompt;
    const put = (prompt: string) =>
      ada.request(`/api/collections/${id}/prompts/${prompt}`, { method: 'PUT' });
    expect((await put(hidden.id)).status).toBe(404);
    await put(template(0));
    await put(template(0));
    expect(await idsIn(id, ada)).toEqual([template(0)]);
    const listed = (await (
      await ada.request(`/api/collections?prompt=${template(0)}`)
    ).json()) as OwnCollections;
    expect(listed.items.filter((one) => one.holds).map((one) => one.id)).toEqual([id]);
    expect(listed.items.find((one) => one.id === id)?.prompts).toBe(1);
  });

  it('[LB-08] loses nothing that its maker wrote or put in, however it is ordered, deleted and brought back', async () => {
    const every = templates.slice(0, 6).map((one) => one.id);
    const hidden = await publish(bob, 'Hidden meanwhile');
    const subset = fc.shuffledSubarray(every);
    await fc.assert(
      fc.asyncProperty(subset, subset, fc.boolean(), async (held, order, isShared) => {
        await bob.request(`/api/prompts/${hidden}`, { method: 'PATCH', json: { is_public: true } });
        const words = { description: 'For  rainy\ndays', is_shared: isShared };
        const { id } = await make(ada, { ...words, prompt_ids: [...held, hidden] });
        await bob.request(`/api/prompts/${hidden}`, { method: 'PATCH', json: { is_public: false } });
        await ada.request(`/api/collections/${id}/order`, { method: 'PUT', json: { prompt_ids: order } });
        const named = order.filter((one) => held.includes(one));
        const expected = [...named, ...held.filter((one) => !named.includes(one))];
        expect(await idsIn(id, ada)).toEqual(expected);
        const { deleted } = (await (
          await ada.request(`/api/collections/${id}`, { method: 'DELETE' })
        ).json()) as {
          deleted: CollectionInput;
        };
        expect((await read(id, ada)).status).toBe(404);
        await bob.request(`/api/prompts/${hidden}`, { method: 'PATCH', json: { is_public: true } });
        await make(ada, deleted);
        expect((await read(id, ada)).body).toMatchObject({ ...words, name: 'Teas', id });
        expect(await idsIn(id, ada)).toEqual([...expected, hidden]);
        await ada.request(`/api/collections/${id}`, { method: 'DELETE' });
      }),
      { numRuns: 8 },
    );
  });

  it('[ML-09] is kept as a whole: a folder of its name, copies with their origin, one’s own left out, twice the same as once', async () => {
    const ids = [template(5), await publish(bob, 'Of the keeper'), await publish(ada, 'Of the maker')];
    const { id } = await make(ada, { name: 'To keep', is_shared: true, prompt_ids: ids });
    const keep = async () =>
      (await (await bob.request(`/api/collections/${id}/keep`, { method: 'POST' })).json()) as KeptCollection;
    const first = await keep();
    expect([first.kept.length, first.skipped]).toEqual([2, 1]);
    for (const kept of first.kept) {
      const copy = (await (await bob.request(`/api/prompts/${kept}`)).json()) as Prompt;
      expect(copy).toMatchObject({ folder_id: first.folder_id, is_public: false });
      const { origin } = (await (await bob.request(`/api/prompts/${kept}/origin`)).json()) as {
        origin: { id: string };
      };
      expect(ids).toContain(origin.id);
    }
    expect(await keep()).toMatchObject({ kept: [], skipped: 3, folder_id: first.folder_id });
    expect((await server.app.request(`/api/collections/${id}/keep`, { method: 'POST' })).status).toBe(401);
  });

  it('[LB-07] that is reported and taken down is gone at once, and shared again only when an admin allows it', async () => {
    const { id } = await make(ada, { is_shared: true, prompt_ids: [template(0)] });
    const report = (person: TestPerson) =>
      person.request(`/api/collections/${id}/report`, { method: 'POST', json: { reason: 'spam' } });
    expect([(await report(ada)).status, (await report(bob)).status]).toEqual([403, 200]);
    const queue = (await (await admin.request('/api/admin/reports')).json()) as {
      items: { id: string; subject_kind: string; prompt_text: string }[];
    };
    expect(queue.items).toMatchObject([
      { subject_kind: 'collection', prompt_text: `- ${templates[0]?.title}` },
    ]);
    const resolution = { method: 'POST', json: { resolution: 'unpublished', reason: 'Misleading' } };
    await admin.request(`/api/admin/reports/${queue.items[0]?.id}/resolve`, resolution);
    expect((await read(id)).status).toBe(404);
    expect((await read(id, ada)).body).toMatchObject({ is_taken_down: true, is_shared: false });
    const share = () => ada.request(`/api/collections/${id}`, { method: 'PATCH', json: { is_shared: true } });
    expect((await share()).status).toBe(409);
    await admin.request(`/api/admin/collections/${id}/restore`, { method: 'POST' });
    expect((await share()).status).toBe(200);
    await server.dependencies.payments.settled();
    const mail = await server.rowAsOwner<{ subject: string }>(
      sql`select subject from private.outbox_mails where recipient = ${ada.email} and subject like '%collection%' order by id limit 1`,
    );
    expect(mail?.subject).toBe('Your collection is no longer shared');
  });

  it('[AU-14] is in the account’s file, and gone with the account', async () => {
    const leaver = await server.signUp('leaver');
    const { id } = await make(leaver, { is_shared: true, prompt_ids: [template(0)] });
    const file = (await (await leaver.request('/api/account/export')).json()) as Record<string, object[]>;
    expect(file).toMatchObject({
      collections: [{ name: 'Teas' }],
      collection_prompts: [{ promptId: template(0) }],
    });
    await leaver.request('/auth/v1/user', { method: 'DELETE', json: {} });
    expect((await read(id)).status).toBe(404);
  });
});
