import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuyer } from '../testing/buyer.ts';
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

const save = (person: TestPerson, title: string) =>
  person.request('/api/prompts', {
    method: 'POST',
    json: { title, description: '', prompt_text: `Text of ${title}`, category: 'Other' },
  });

it('[AU-14] the owner gets everything that is held, as a file, and nothing of anybody else', async () => {
  await save(ada, 'Ada’s brief');
  await save(bob, 'Bob’s brief');
  const buyer = await createBuyer(server, 'payer');
  await buyer.buy('starter');
  const bought = JSON.parse(await (await buyer.request('/api/account/export')).text()) as object;
  expect(bought).toMatchObject({
    subscriptions: [{ tier: 'starter' }],
    invoices: [{ paidCents: 900 }],
    payment_customers: [{ id: expect.stringMatching(/^cus_/), provider: 'sandbox', userId: buyer.id }],
    reversals: [],
  });
  await buyer.post('withdraw', { confirm: true });
  const withdrawn = JSON.parse(await (await buyer.request('/api/account/export')).text()) as object;
  expect(withdrawn).toMatchObject({
    reversals: [{ kind: 'withdrawal', refundCents: 900, userId: buyer.id }],
  });
  await ada.request('/api/folders', { method: 'POST', json: { name: 'Letters', parent_id: null } });
  const answer = await ada.request('/api/account/export');
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="whetstone-account.json"',
  ]);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    whetstone: 'account',
    version: 1,
    account: { profile: { id: ada.id, email: ada.email } },
    prompts: [{ title: 'Ada’s brief', promptText: 'Text of Ada’s brief' }],
    folders: [{ name: 'Letters' }],
    sign_in: { user: { id: ada.id, email: ada.email }, sessions: [{ aal: 'aal1' }] },
  });
  expect(text).not.toContain(bob.id);
  expect(text).not.toContain('Bob’s brief');
});

it('[AU-14] a file of several pages has every prompt and version once, the bin included', async () => {
  const eve = await server.signUp('eve');
  const prompts = Array.from({ length: 230 }, (_, index) => ({ title: `Brief ${index}`, prompt_text: 'x' }));
  await eve.request('/api/prompts/import', {
    method: 'POST',
    json: { format: 'json', content: JSON.stringify(prompts), dry_run: false },
  });
  const read = async () =>
    JSON.parse(await (await eve.request('/api/account/export')).text()) as {
      prompts: { id: string; title: string }[];
      prompt_versions: { number: number }[];
      generations: object[];
    };
  const [first, second] = (await read()).prompts;
  await eve.request(`/api/prompts/${first?.id}`, { method: 'DELETE' });
  await eve.request(`/api/prompts/${second?.id}`, { method: 'PATCH', json: { prompt_text: 'y' } });
  const file = await read();
  expect(file.prompts).toHaveLength(230);
  expect(new Set(file.prompts.map(({ title }) => title)).size).toBe(230);
  expect(file.prompt_versions.map(({ number }) => number).toSorted()).toEqual([1, 2]);
  expect(file.generations).toEqual([]);
});

it('[AU-14] no password and no secret of a factor leaves with the file', async () => {
  const text = await (await ada.request('/api/account/export')).text();
  expect(text).not.toMatch(/argon2|encrypted_?password|refresh_?token|"secret"/i);
});

it('[AU-14] nobody gets a file without a session', async () => {
  expect((await server.app.request('/api/account/export')).status).toBe(401);
});
