import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, createTestAuth, overDatabase, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());

const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await test.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
};

describe('a request', () => {
  it('is refused above 64 kB, declared or streamed, and read below', async () => {
    const big = JSON.stringify({ email: 'big@example.test', password: 'x'.repeat(70_000) });
    expect((await send('/signup', big)).status).toBe(413);
    const streamed = await test.request('/signup', {
      method: 'POST',
      body: new ReadableStream({
        start: (controller) => {
          for (let chunk = 0; chunk < 500; chunk++)
            controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)));
          controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(
      (
        await send(
          '/token?grant_type=password',
          JSON.stringify({ email: 'a@example.test', password: 'y'.repeat(60_000) }),
        )
      ).status,
    ).toBe(400);
  });

  it.each(['{', '"text"', '[]', 'null', '{"email": }'])('of %s is bad JSON', async (body) => {
    const { status, body: answer } = await send('/signup', body);
    expect([status, answer['error_code']]).toEqual([400, 'bad_json']);
  });

  it('nested without end is refused', async () => {
    const { status } = await send(
      '/signup',
      `{"email":"deep@example.test","data":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    );
    expect(status).toBe(400);
  });

  it('cannot pollute prototypes by body or by query', async () => {
    await send(
      '/signup?__proto__[polluted]=1&constructor.prototype.polluted=1',
      `{"email":"proto@example.test","password":"${password}","data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}`,
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(test.mailTo('proto@example.test').code).toHaveLength(6);
  });

  it('of wrong types is refused with a sentence, never with a stack', async () => {
    for (const path of [
      '/signup',
      '/token?grant_type=password',
      '/token?grant_type=refresh_token',
      '/token?grant_type=pkce',
      '/otp',
      '/verify',
      '/recover',
      '/resend',
    ])
      for (const body of [
        '{"email":{"a":1},"password":[1],"type":3,"refresh_token":{},"auth_code":1}',
        '{}',
        '{"email":"\\ud800@x"}',
        '{"email":"a\\u0000@example.test","type":"email","token":"1"}',
      ]) {
        const answer = await send(path, body);
        expect([path, body, answer.status < 500 && answer.status >= 400]).toEqual([path, body, true]);
        expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|node_modules/);
      }
    expect(test.failures).toEqual([]);
  });

  it('[AU-13] is answered in the form of the API version that it names', async () => {
    const legacy = await send('/token?grant_type=nothing', '{}');
    expect(legacy.body).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'unsupported_grant_type',
    });
    const modern = await send('/token?grant_type=nothing', '{}', { 'X-Supabase-Api-Version': '2024-01-01' });
    expect(modern.body).toEqual({ code: 'validation_failed', message: 'unsupported_grant_type' });
    expect(modern.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
  });

  it('to an unknown path or by an unknown method is refused', async () => {
    expect((await test.request('/nothing')).status).toBe(404);
    expect((await test.request('/signup')).status).toBe(405);
    expect((await test.request('/user', { method: 'PATCH' })).status).toBe(405);
    expect((await test.request('/health')).status).toBe(200);
  });

  it('without a bearer, or with a scheme of its own, is not signed in', async () => {
    expect((await test.request('/user')).status).toBe(401);
    expect((await test.request('/user', { headers: { Authorization: 'Basic YTpi' } })).status).toBe(401);
  });

  it('must bring the anonymous key where one is set', async () => {
    const guarded = overDatabase(test.database, { anonymousKey: 'the-anonymous-key' });
    expect((await guarded.request('/settings')).status).toBe(401);
    expect((await guarded.request('/settings', { headers: { apikey: 'the-anonymous-key' } })).status).toBe(
      200,
    );
  });

  it('comes from the site and the listed origins in a browser, and from no other', async () => {
    const allowed = async (origin: string, method = 'OPTIONS') =>
      (await test.request('/settings', { method, headers: { Origin: origin } })).headers.get(
        'Access-Control-Allow-Origin',
      );
    for (const origin of ['https://app.test', 'https://other.test'])
      expect(await allowed(origin)).toBe(origin);
    expect(await allowed('https://app.test', 'GET')).toBe('https://app.test');
    for (const origin of ['https://evil.test', 'null', 'https://app.test.evil.test'])
      expect(await allowed(origin)).toBeNull();
  });

  it('is never cached', async () => {
    const client = await addMember(test, 'cache@example.test');
    const token = (await client.getSession()).data.session?.access_token;
    const answer = await test.request('/user', { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});
