import { randomUUID } from 'node:crypto';
import {
  breakable,
  createTestDatabase,
  type Breakable,
  type TestDatabase,
} from '@whetstone/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from './testing/test-server.ts';

const serviceRoleKey = 'the-service-key-of-the-tests-long-enough';
const metricsToken = 'the-token-of-the-tests-for-the-metrics';
const email = 'nobody@example.test';
const password = 'a long enough passphrase';

/** Bodies with which a route gets as far as the database; the others look at the bearer first. */
const bodies: Readonly<Record<string, object>> = {
  '/auth/v1/signup': { email, password },
  '/auth/v1/token': { email, password, refresh_token: 'a-token-of-a-session' },
  '/auth/v1/verify': { type: 'email', email, token: '123456' },
  '/auth/v1/otp': { email },
  '/auth/v1/magiclink': { email },
  '/auth/v1/recover': { email },
  '/auth/v1/resend': { type: 'signup', email },
  '/auth/v1/invite': { email },
  '/auth/v1/admin/generate_link': { type: 'magiclink', email },
  '/auth/v1/admin/users': { email, password },
  '/api/desk': { kind: 'text', goal: 'Write a notice.' },
  '/api/demo-requests': { name: 'Ada', email, company: 'Lovelace', message: 'Show us.' },
};

/** Queries with which a route gets as far as the database. */
const queries: Readonly<Record<string, string>> = {
  'POST /auth/v1/token': '?grant_type=password',
  'GET /auth/v1/verify': '?type=signup&token=0123456789',
};

/** All that answers something else than 503: what needs no database, and what is off here or refused before it is asked. */
const others = {
  'GET /health/live': 200,
  'GET /metrics': 200,
  'GET /robots.txt': 200,
  'GET /sitemap/:file{prompts-\\d{1,4}\\.xml}': 404,
  'GET /sitemap/pages.xml': 200,
  'GET /llms.txt': 200,
  'GET /dev/outbox.css': 200,
  'GET /dev/payments.css': 200,
  'GET /auth/v1/settings': 200,
  'POST /auth/v1/sso': 400,
  'GET /auth/v1/sso/saml/metadata': 200,
  'GET /auth/v1/authorize': 400,
  'GET /api/plans': 200,
  'GET /api/config': 200,
  'GET /api/openapi.json': 200,
};

let broken: Breakable<TestDatabase>;
let server: TestServer;
let ada: TestPerson;
let now = new Date();

beforeAll(async () => {
  broken = breakable(await createTestDatabase());
  server = await createTestServer(
    { METRICS_TOKEN: metricsToken },
    { database: broken.database, authClock: () => now, authConfig: { serviceRoleKey } },
  );
  ada = await server.signUp('ada');
});
afterAll(() => server.close());

const signatureOf = async (payload: string): Promise<string> => {
  const { stripe, webhookSecrets } = server.dependencies.payments;
  return (await stripe()).webhooks.generateTestHeaderStringAsync({
    payload,
    secret: webhookSecrets[0] ?? '',
  });
};

const bearerFor = (path: string): string => {
  if (path === '/metrics') return metricsToken;
  return /^\/auth\/v1\/(admin|invite)/.test(path) ? serviceRoleKey : ada.token;
};

const ask = async (route: string, init: RequestInit = {}): Promise<Response> => {
  const [method = '', path = ''] = route.split(' ');
  const body = JSON.stringify(bodies[path.split('?')[0] ?? ''] ?? {});
  return server.app.request(
    path.replaceAll(/:\w+(\{[^}]+\})?/g, () => randomUUID()) + (queries[route] ?? ''),
    {
      method,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body }),
      ...init,
      headers: {
        authorization: `Bearer ${bearerFor(path)}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'stripe-signature': await signatureOf(body),
        ...init.headers,
      },
    },
  );
};

const routes = () => {
  const known = server.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
  return [...new Set(known.map(({ method, path }) => `${method} ${path}`))];
};

describe.each([
  ['refuses connections', 'refuses'],
  ['gives no answer', 'silent'],
] as const)('a database that %s', (_what, condition) => {
  beforeAll(async () => {
    // The signing keys are kept for a minute; after it they are asked for again.
    now = new Date(now.getTime() + 61_000);
    await broken.put(condition);
  });
  afterAll(() => broken.put('works'));

  it('is 503 with Retry-After on every route that needs it, and never 401 or 500', async () => {
    const different: Record<string, number> = {};
    for (const route of routes()) {
      const answer = await ask(route);
      if (answer.status !== 503 || answer.headers.get('retry-after') !== '2')
        different[route] = answer.status;
    }
    expect(routes().length).toBeGreaterThan(120);
    expect(different).toEqual(others);
  });

  it.each(['refresh_token', 'password', 'pkce'])(
    'leaves a browser its session: grant %s is told to come again',
    async (grant) => {
      const answer = await ask(`POST /auth/v1/token?grant_type=${grant}`, {
        body: JSON.stringify({
          email,
          password,
          refresh_token: 'a-token',
          auth_code: randomUUID(),
          code_verifier: 'v'.repeat(43),
        }),
      });
      expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
        503,
        'unexpected_failure',
      ]);
    },
  );

  it('has the payment provider send its event again', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.updated',
      data: { object: {} },
    });
    const answer = await ask('POST /functions/v1/stripe-webhook', {
      body,
      headers: { 'stripe-signature': await signatureOf(body) },
    });
    expect(answer.status).toBe(503);
  });

  it('shows a person who opened a link of a mail a page, not JSON', async () => {
    for (const path of ['/auth/v1/verify?type=signup&token=0123456789', '/dev/outbox']) {
      const answer = await server.app.request(path, { headers: { accept: 'text/html,*/*' } });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.text()).toContain('<h1>Temporarily unavailable</h1>');
    }
  });

  it('is logged where it is noticed, not for each request', () => {
    expect(server.failures.length).toBeLessThan(5);
  });
});

it('answers as before once the database is back', async () => {
  expect((await ask('GET /api/account')).status).toBe(200);
  expect((await ask('GET /health/ready')).status).toBe(200);
});
