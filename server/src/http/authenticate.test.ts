import { generateKeyPair, SignJWT, decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  ada = await server.signUp('ada');
});
afterAll(() => server.close());

const ask = (authorization?: string) =>
  server.app.request('/api/account', authorization === undefined ? {} : { headers: { authorization } });
const outcome = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as { error?: { code: string } }).error?.code];
};
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const signedWithAnotherKey = async (change: object = {}) => {
  const { privateKey } = await generateKeyPair('ES256');
  return new SignJWT({ ...decodeJwt(ada.token), ...change })
    .setProtectedHeader({ alg: 'ES256', kid: decodeProtectedHeader(ada.token).kid })
    .sign(privateKey);
};

describe('authenticate', () => {
  it('lets a valid token through', async () => {
    expect((await ask(`Bearer ${ada.token}`)).status).toBe(200);
  });

  it('asks a request without a token to sign in', async () => {
    expect(await outcome(ask())).toEqual([401, 'not_signed_in']);
  });

  it.each([
    ['another scheme', () => `Basic ${Buffer.from('ada:pw').toString('base64')}`],
    ['rubbish', () => 'Bearer rubbish'],
    [
      'alg none',
      () => `Bearer ${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(decodeJwt(ada.token))}.x`,
    ],
    ['another key', async () => `Bearer ${await signedWithAnotherKey()}`],
    [
      'another key and role postgres',
      async () => `Bearer ${await signedWithAnotherKey({ role: 'postgres' })}`,
    ],
    [
      'a changed claim',
      () => {
        const [header, , signature] = ada.token.split('.');
        return `Bearer ${header}.${base64url({ ...decodeJwt(ada.token), sub: '00000000-0000-0000-0000-000000000000' })}.${signature}`;
      },
    ],
    [
      'HMAC with the public key',
      async () => {
        const jwks = (await (await server.app.request('/auth/v1/.well-known/jwks.json')).json()) as {
          keys: object[];
        };
        const forged = await new SignJWT(decodeJwt(ada.token))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from(JSON.stringify(jwks.keys[0])));
        return `Bearer ${forged}`;
      },
    ],
  ])('refuses %s with 401 and a code', async (_what, header) => {
    expect(await outcome(ask(await header()))).toEqual([401, 'invalid_token']);
  });

  it('[AU-10] refuses the token of a session that was ended, and lets the person’s other session go on', async () => {
    const credentials = { email: ada.email, password: 'a long enough passphrase' };
    const answer = await server.app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify(credentials),
      headers: { 'content-type': 'application/json' },
    });
    const other = ((await answer.json()) as { access_token: string }).access_token;
    expect((await ask(`Bearer ${other}`)).status).toBe(200);
    await server.app.request('/auth/v1/logout?scope=local', {
      method: 'POST',
      headers: { authorization: `Bearer ${other}` },
    });
    expect(await outcome(ask(`Bearer ${other}`))).toEqual([401, 'invalid_token']);
    expect((await ask(`Bearer ${ada.token}`)).status).toBe(200);
  });

  it('never logged a failure for any of these', () => {
    expect(server.failures).toEqual([]);
  });
});
