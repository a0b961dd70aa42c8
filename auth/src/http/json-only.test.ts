import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAuth, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());

const formTypes = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'text/json',
  '',
];

/** Every write that the service answers, by its own table. */
const writes = () =>
  test.auth.app.routes.filter(
    ({ method, path }) => ['POST', 'PUT', 'DELETE', 'PATCH'].includes(method) && !path.includes('*'),
  );

const send = (path: string, type: string | null, body: string, method = 'POST') =>
  test.request(path, {
    method,
    headers: { Origin: 'https://evil.test', ...(type === null ? {} : { 'Content-Type': type }) },
    // Bytes, so that no content type comes by itself.
    body: new TextEncoder().encode(body),
  });

describe('a write', () => {
  it('[AU-13] is taken as JSON alone on every route, but for what a company’s identity provider posts', async () => {
    const seen = new Set<string>();
    for (const { method, path } of writes())
      for (const type of formTypes) {
        const answer = await send(path.replaceAll(/:\w+/g, crypto.randomUUID()), type, '{}', method);
        if (answer.status !== 415) seen.add(`${method} ${path}`);
      }
    expect([...seen]).toEqual(['POST /sso/saml/acs']);
    expect(writes().length).toBeGreaterThan(25);
  });

  it('[AU-15] of another site’s page sends no mail and makes no account', async () => {
    const signUp = JSON.stringify({ email: 'victim@example.test', password });
    for (const type of ['text/plain', null]) {
      expect((await send('/signup', type, signUp)).status).toBe(415);
      expect((await send('/recover', type, signUp)).status).toBe(415);
      expect((await send('/otp', type, signUp)).status).toBe(415);
    }
    expect(test.mails).toEqual([]);
    const refused = await send('/recover', 'text/plain', signUp);
    expect(await refused.json()).toEqual({
      code: 415,
      error_code: 'bad_json',
      msg: 'Send the body as JSON, with the content type application/json',
    });
    expect((await send('/signup', 'application/json;charset=UTF-8', signUp)).status).toBe(200);
    expect(test.mailTo('victim@example.test').code).toHaveLength(6);
  });

  it('without a body needs no content type', async () => {
    expect((await test.request('/logout', { method: 'POST' })).status).toBe(401);
  });
});
