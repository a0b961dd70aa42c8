import { randomUUID } from 'node:crypto';
import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncAdmins } from './services/admin/sync-admins.ts';
import { seedTemplates } from './services/library/seed-templates.ts';
import { createBuyer, type Buyer } from './testing/buyer.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const metricsToken = 'a token of thirty-two characters and more';
const serviceRoleKey = 's'.repeat(40);
let server: TestServer;
let ada: Buyer;

/** Addresses that are opened from a mail or by a provider's redirect, which browsers do with GET; GoTrue's wire has them so. */
const writing: Readonly<Record<string, string>> = {
  '/auth/v1/verify': 'a link in a mail: it is used up and opens a session',
  '/auth/v1/reauthenticate': 'mails a code',
  '/auth/v1/authorize': 'begins a sign-in at a provider and keeps what its end is checked by',
  '/auth/v1/callback': 'ends a sign-in at a provider and opens a session',
  '/auth/v1/user/identities/authorize': 'begins the linking of a provider',
};

/** Tables about requests themselves, which any of them may change. */
const aboutRequests: Readonly<Record<string, string>> = {
  'private.rate_limits': 'counts requests',
  'private.security_events':
    'notes the use of the key of /auth/v1/admin and what was refused to who is no admin',
};

/** Where something else than 200 is right: ada has no second factor. */
const statuses: Readonly<Record<string, number>> = {
  '/auth/v1/factors/recovery-codes': 404,
  // Found only where a model was to write, and there is none here.
  '/api/generations/by-key/:key': 404,
};

/** Addresses of what there is, by the routes that have parameters or need a query. */
const addresses: Record<string, string> = {};
const credentials = (route: string): string => {
  if (route === '/metrics') return metricsToken;
  return route.startsWith('/auth/v1/admin/') ? serviceRoleKey : ada.token;
};

const json = async <Body>(answer: Response): Promise<Body> => {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
};
const post = <Body = { id: string }>(path: string, body?: object, method = 'POST') =>
  ada.request(path, { method, json: body }).then(json<Body>);

beforeAll(async () => {
  server = await createTestServer({ METRICS_TOKEN: metricsToken }, { authConfig: { serviceRoleKey } });
  await seedTemplates(server.database);
  await syncAdmins(server.database, ['ada@example.test']);
  ada = await createBuyer(server, 'ada', 'ada@example.test');
  await ada.buy('pro');
  const [template] = (await json<{ items: { id: string }[] }>(await ada.request('/api/library'))).items;
  const { id } = await post('/api/prompts', { title: 'Tea', prompt_text: 'Write of tea.' });
  await post(`/api/prompts/${id}`, { prompt_text: 'Write of green tea.' }, 'PATCH');
  const share = await post<{ token: string }>(`/api/prompts/${id}/share`);
  const folder = await post('/api/folders', { name: 'Drinks' });
  await post(`/api/folders/${folder.id}`, undefined, 'DELETE');
  const draft = { content: { goal: 'Tea' }, writer: randomUUID(), step: 1, version: null };
  await post('/api/drafts/content', draft, 'PUT');
  const aside = randomUUID();
  await post(`/api/drafts/content/set-aside/${aside}`, { content: { goal: 'Coffee' } }, 'PUT');
  const card = randomUUID();
  const said = { kind: 'me', name: 'Me', facts: [], prompters: [], folders: [], revision: null };
  await post(`/api/cards/${card}`, said, 'PUT');
  await post('/api/account/author', { name: 'Ada Byron' }, 'PUT');
  const collection = await post('/api/collections', { name: 'Teas', prompt_ids: [template?.id] });
  const portal = await post<{ url: string }>('/functions/v1/stripe-portal', {});
  Object.assign(addresses, {
    '/dev/checkout': `/dev/checkout?session=${await (await createBuyer(server, 'bob')).openCheckout('pro')}`,
    '/dev/portal': new URL(portal.url).pathname + new URL(portal.url).search,
    '/auth/v1/admin/users/:userId': `/auth/v1/admin/users/${ada.id}`,
    '/auth/v1/admin/users/:userId/factors': `/auth/v1/admin/users/${ada.id}/factors`,
    '/api/cards/:id/versions': `/api/cards/${card}/versions`,
    '/api/drafts/:kind': '/api/drafts/content',
    '/api/drafts/:kind/set-aside/:id': `/api/drafts/content/set-aside/${aside}`,
    '/api/generations/by-key/:key': `/api/generations/by-key/${randomUUID()}`,
    '/api/prompts/export': '/api/prompts/export?format=json',
    '/api/prompts/:id': `/api/prompts/${id}`,
    '/api/prompts/:id/origin': `/api/prompts/${id}/origin`,
    '/api/prompts/:id/share': `/api/prompts/${id}/share`,
    '/api/prompts/:id/versions': `/api/prompts/${id}/versions`,
    '/api/prompts/:id/examples': `/api/prompts/${id}/examples`,
    '/api/shared/:token': `/api/shared/${share.token}`,
    '/sitemap/:file{prompts-\\d{1,4}\\.xml}': '/sitemap/prompts-0.xml',
    '/api/library/:id': `/api/library/${template?.id}`,
    '/api/library/:id/similar': `/api/library/${template?.id}/similar`,
    '/api/authors/:slug': '/api/authors/ada-byron',
    '/api/collections/:id': `/api/collections/${collection.id}`,
  });
});
afterAll(() => server.close());

/** A hash of each table's rows. */
const contents = async (): Promise<Record<string, string>> => {
  const { database, dependencies } = server;
  await dependencies.payments.settled();
  await dependencies.auth.settled();
  return database.asOwner(async (tx) => {
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('auth', 'public', 'private')`,
    );
    const hashes = tables
      .filter(({ name }) => !(name in aboutRequests))
      .map(
        ({ name }) =>
          `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
      );
    const rows = await rowsOf<{ name: string; hash: string }>(tx, sql.raw(hashes.join(' union all ')));
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
  });
};

const changed = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = await contents();
  await work();
  const after = await contents();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
};

describe('reading', () => {
  it('changes nothing in the database, whatever is read', async () => {
    const routes = new Set(
      server.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path),
    );
    expect(routes.size).toBeGreaterThan(50);
    expect(Object.keys(writing).filter((route) => !routes.has(route))).toEqual([]);
    const told: string[] = [];
    for (const route of routes) {
      if (writing[route]) continue;
      const tables = await changed(async () => {
        const answer = await server.app.request(addresses[route] ?? route, {
          headers: { authorization: `Bearer ${credentials(route)}` },
        });
        await answer.text();
        if (answer.status !== (statuses[route] ?? 200)) told.push(`${route}: ${answer.status}`);
      });
      if (tables.length > 0) told.push(`${route} changed ${tables.join(', ')}`);
    }
    expect(told).toEqual([]);
  });

  it('is told apart from writing, which changes tables', async () => {
    const goal = { kind: 'content', goal: 'Write a haiku about tea', open: 'in a tin' };
    const headers = { 'idempotency-key': randomUUID() };
    expect(
      await changed(() => ada.request('/api/generations', { method: 'POST', json: goal, headers })),
    ).toEqual(expect.arrayContaining(['public.generations', 'public.profiles']));
    expect(await changed(() => post('/api/folders', { name: 'Food' }))).toContain('public.folders');
    expect(await changed(() => post('/api/drafts/key'))).toEqual(['private.draft_keys']);
  });
});
