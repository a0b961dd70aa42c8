import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const writes = ['POST', 'PUT', 'PATCH', 'DELETE'];
const signed = '/functions/v1/stripe-webhook';
const form = '/api/demo-requests';
const id = '00000000-0000-4000-8000-000000000000';

/** Every route of the app that changes something, as the app itself lists them. */
const writeRoutes = () =>
  server.app.routes
    .filter(({ method, path }) => writes.includes(method) && /^\/(?:api|functions)\//.test(path))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, id) }))
    .filter(
      (route, index, all) =>
        all.findIndex(({ method, path }) => method === route.method && path === route.path) === index,
    );

const send = async (
  { method, path }: { method: string; path: string },
  headers: Record<string, string>,
  body?: string,
) => {
  const answer = await server.app.request(path, { method, headers, ...(body !== undefined && { body }) });
  const { error } = (await answer.json().catch(() => ({}))) as { error?: { code: string } };
  return error?.code ?? answer.status;
};

describe('writes', () => {
  it.each([
    ['text/plain', '{}'],
    ['text/plain;application/json', '{}'],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('that bring %s are refused at every route', async (type, body) => {
    const routes = writeRoutes().filter(
      ({ path }) => path !== signed && !(path === form && !type.startsWith('text/')),
    );
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes)
      expect([route, await send(route, { 'content-type': type }, body)]).toEqual([route, 'invalid_json']);
  });

  it('that do not say what they bring are refused at every route', async () => {
    for (const route of writeRoutes().filter(({ path }) => path !== signed))
      expect([route, await send(route, { 'content-length': '2' })]).toEqual([route, 'invalid_json']);
  });

  it('that bring JSON, or nothing, go on to what the route itself asks for', async () => {
    for (const route of writeRoutes()) {
      const asJson = await send(route, { 'content-type': 'application/json; charset=utf-8' }, '{}');
      const empty = await send(route, {});
      // A post without a type may be a form, which the page with a form takes from its own origin alone.
      const ofForm = route.path === '/api/demo-requests' ? ['not_allowed'] : [];
      // A visitor's copy is counted or not, and answered alike.
      const ofVisitor = route.path.endsWith('/copies') ? [200] : [];
      const own = [
        'not_signed_in',
        'invalid_input',
        'goal_empty',
        'signature_invalid',
        303,
        ...ofForm,
        ...ofVisitor,
      ];
      expect([route, asJson, empty]).toEqual([
        route,
        expect.toSatisfy((code: string | number) => own.includes(code)),
        expect.toSatisfy((code: string | number) => own.includes(code)),
      ]);
    }
  });

  it('of the payment provider come as they are, and are held by their signature', async () => {
    expect(await send({ method: 'POST', path: signed }, { 'content-type': 'text/plain' }, '{}')).toBe(
      'signature_invalid',
    );
  });
});
