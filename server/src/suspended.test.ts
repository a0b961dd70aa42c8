import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suspendedMay } from './http/suspended-may.ts';
import { createTestServer, type TestPerson, type TestServer } from './testing/test-server.ts';
import { suspend } from './testing/suspend.ts';

let server: TestServer;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  [ada, bob] = [await server.signUp('ada'), await server.signUp('bob')];
  await suspend(server, ada);
});
afterAll(() => server.close());

/** Routes that ask for no session: a suspended person is a visitor there like any other. */
const open: Readonly<Record<string, string>> = {
  'POST /api/desk': 'writes one prompt for a visitor',
  'POST /api/library/:id/copies': 'counts that a visitor copied a prompt',
  'POST /api/demo-requests': 'is how one writes to us',
  'POST /functions/v1/stripe-webhook': 'is asked by the provider',
  'POST /dev/checkout': 'the sandbox’s checkout',
  'POST /dev/portal': 'the sandbox’s portal',
};

/** Everything that changes something, but for the account service, which has a door of its own. */
const routes = (): string[] => [
  ...new Set(
    server.app.routes
      .filter(({ method, path }) => !['GET', 'ALL'].includes(method) && !path.startsWith('/auth/v1/'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];
const ask = async (route: string, person?: TestPerson): Promise<string> => {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replaceAll(/:\w+/g, () => randomUUID());
  const headers = { 'content-type': 'application/json' };
  const init = { method, headers, body: method === 'DELETE' ? null : '{}' };
  const answer = await (person ? person.request(address, init) : server.app.request(address, init));
  const text = await answer.text();
  return `${answer.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`;
};

describe('a suspended person', () => {
  it('[LB-07] is refused by every route that changes something, but for those of the table', async () => {
    const told: Record<string, string> = {};
    for (const route of routes())
      if (!(route in open) && !(route in suspendedMay)) told[route] = await ask(route, ada);
    expect(Object.keys(told).length).toBeGreaterThan(60);
    expect(Object.entries(told).filter(([, answer]) => answer !== '403 suspended')).toEqual([]);
  });

  it('[LB-07] is refused by none of the table, and nobody else by any route', async () => {
    expect(Object.keys({ ...suspendedMay, ...open }).filter((route) => !routes().includes(route))).toEqual(
      [],
    );
    for (const route of Object.keys(suspendedMay))
      expect(`${route}: ${await ask(route, ada)}`).not.toContain('suspended');
    for (const route of routes()) expect(`${route}: ${await ask(route, bob)}`).not.toContain('suspended');
  });

  it('[LB-07] is a visitor where no session is asked for, and only there', async () => {
    for (const route of routes())
      expect([route, (await ask(route)).startsWith('401')]).toEqual([route, !(route in open)]);
  });

  it('[LB-07] reads everything', async () => {
    for (const path of [
      '/api/account',
      '/api/prompts',
      '/api/library',
      '/api/dashboard',
      '/api/folders',
      '/api/account/export',
    ])
      expect([path, (await ada.request(path)).status]).toEqual([path, 200]);
    expect((await ada.request('/api/admin/users')).status).toBe(403);
  });

  it('[LB-07] signs in and deletes the account', async () => {
    const eve = await server.signUp('eve');
    await suspend(server, eve);
    const send = (path: string, method: string, body?: object) =>
      eve.request(path, { method, ...(body && { json: body }) });
    const password = 'a long enough passphrase';
    expect(
      (await send('/auth/v1/token?grant_type=password', 'POST', { email: eve.email, password })).status,
    ).toBe(200);
    expect((await send('/auth/v1/user', 'DELETE', { password })).status).toBe(204);
    expect((await eve.request('/api/account')).status).toBe(401);
  });
});
