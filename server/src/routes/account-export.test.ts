import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
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

it('[AU-14] what admins did about an account and the mails about that and about money are in its file, not in another, and no admin is named', async () => {
  const admin = await server.signUp('admin');
  await server.database.asOwner(async (tx) => {
    await tx.execute(sql`insert into public.admin_actions (admin_id, admin_email, action, target_user_id, target, details)
      values (${admin.id}, ${admin.email}, 'restore_prompt', ${bob.id}, 'Bob’s brief', '{}')`);
    await tx.execute(
      sql`insert into private.payment_mails (key, user_id, kind) values ('of bob', ${bob.id}, 'receipt')`,
    );
  });
  const fileOf = async (person: TestPerson) => (await person.request('/api/account/export')).text();
  const file = await fileOf(bob);
  const { records } = JSON.parse(file) as { records: { payment_mails: { kind: string }[] } };
  expect(records).toMatchObject({ acts_of_admins: [{ action: 'restore_prompt', target: 'Bob’s brief' }] });
  expect(records.payment_mails.map(({ kind }) => kind).toSorted()).toEqual(['prompt_restored', 'receipt']);
  expect(file).not.toContain(admin.email);
  expect(JSON.parse(await fileOf(ada))).toMatchObject({
    records: { acts_of_admins: [], payment_mails: [], demo_requests: [] },
  });
});

it('[AU-14] demo requests of the address are in the file, and gone with the account', async () => {
  const asker = await server.signUp('asker');
  const ask = (name: string, email: string) =>
    server.app.request('/api/demo-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, company: 'Mills', message: 'Ten writers' }),
    });
  await ask('Asker', asker.email.toUpperCase());
  await ask('Somebody else', 'else@example.test');
  expect(JSON.parse(await (await asker.request('/api/account/export')).text())).toMatchObject({
    records: { demo_requests: [{ name: 'Asker', email: asker.email, message: 'Ten writers' }] },
  });
  expect((await asker.request('/auth/v1/user', { method: 'DELETE', json: {} })).status).toBe(204);
  const kept = await server.database.asOwner((tx) => rowsOf(tx, sql`select name from private.demo_requests`));
  expect(kept).toEqual([{ name: 'Somebody else' }]);
});

it('[AU-14] every table with rows of a person is in the file, or left out for a reason', async () => {
  const tables = await server.database.asOwner((tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`select distinct table_name::text as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema in ('public', 'private') and table_type = 'BASE TABLE' and column_name in ('user_id', 'target_user_id') order by 1`,
    ),
  );
  const file = JSON.parse(await (await ada.request('/api/account/export')).text()) as Record<string, object>;
  const namesInFile: Record<string, string> = {
    prompt_shares: 'shared_links',
    user_favorites: 'favorites',
    prompt_votes: 'votes',
    prompt_reports: 'reports',
    payment_reversals: 'reversals',
    tier_grants: 'grants',
  };
  const inside = new Set([...Object.keys(file), ...Object.keys(file['records'] ?? {})]);
  const leftOut = tables.map(({ name }) => name).filter((name) => !inside.has(namesInFile[name] ?? name));
  expect(leftOut).toEqual([
    // In the file as acts_of_admins.
    'admin_actions',
    // In the file as account.is_admin.
    'admins',
    // A secret.
    'draft_keys',
    // The words of the prompts that are in the file, for the search.
    'own_entries',
    'own_terms',
    // A secret.
    'recovery_code_sets',
    // Counts of what is in the file.
    'storage',
  ]);
});

it('[AU-14] a file of several pages has every prompt and version once, the bin included', async () => {
  const eve = await server.signUp('eve');
  const prompts = Array.from({ length: 230 }, (_, index) => ({ title: `Brief ${index}`, prompt_text: 'x' }));
  await eve.request('/api/prompts/import', {
    method: 'POST',
    json: { format: 'json', files: [{ text: JSON.stringify(prompts) }], dry_run: false },
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
