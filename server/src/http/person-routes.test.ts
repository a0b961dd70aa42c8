import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** What a visitor may ask; everything else needs a session. */
const open = [
  'GET /api/plans',
  'GET /api/config',
  'GET /api/status',
  'GET /api/authors/{slug}',
  'GET /api/collections/{id}',
  'GET /api/library',
  'GET /api/library/facets',
  'GET /api/library/{id}',
  'GET /api/library/{id}/similar',
  'GET /api/shared/{token}',
  'POST /api/desk',
  'POST /api/library/{id}/copies',
];

it('every route asks for a session before it looks at the request, except those that are open to visitors', async () => {
  const { paths } = (await (await server.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.length).toBeGreaterThan(50);
  const answered = await Promise.all(
    routes.map(async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const answer = await server.app.request(path.replaceAll(/\{\w+\}/g, 'none'), { method });
      return { route, status: answer.status };
    }),
  );
  const without = answered.filter(({ status }) => status !== 401).map(({ route }) => route);
  expect(without.toSorted()).toEqual(open.toSorted());
});

it('a token that is not ours opens nothing, and visitors’ routes refuse it as well', async () => {
  const headers = { authorization: 'Bearer a.b.c' };
  for (const path of ['/api/account', '/api/library'])
    expect((await server.app.request(path, { headers })).status).toBe(401);
  expect((await server.app.request('/api/library')).status).toBe(200);
});
