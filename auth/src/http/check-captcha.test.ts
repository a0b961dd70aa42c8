import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLoopbackServer } from '../testing/loopback-server.ts';
import { createTestAuth, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
let service: Awaited<ReturnType<typeof startLoopbackServer>>;
beforeAll(async () => {
  service = await startLoopbackServer(({ form }) =>
    form.get('response') === 'broken'
      ? { body: 'no verdict' }
      : { body: { success: form.get('response') === 'solved', 'error-codes': ['timeout-or-duplicate'] } },
  );
  test = await createTestAuth({
    captcha: { provider: 'turnstile', secret: 'captcha-secret', verifyUrl: service.url },
  });
});
afterAll(async () => {
  await service.close();
  await test.database.close();
});

const code = async (answer: Promise<Response>): Promise<string> =>
  ((await (await answer).json()) as { error_code?: string }).error_code ?? 'none';

describe('a captcha', () => {
  it.each([
    ['/signup', { email: 'ada@example.test', password }],
    ['/token?grant_type=password', { email: 'ada@example.test', password }],
    ['/otp', { email: 'ada@example.test' }],
    ['/recover', { email: 'ada@example.test' }],
    ['/resend', { type: 'signup', email: 'ada@example.test' }],
    ['/sso', { domain: 'acme.test' }],
  ])('[AU-13] where configured, is asked for at %s', async (path, body) => {
    const withToken = (captcha_token?: string) => ({ ...body, gotrue_meta_security: { captcha_token } });
    expect(await code(test.post(path, withToken()))).toBe('captcha_failed');
    expect(await code(test.post(path, withToken('unsolved')))).toBe('captcha_failed');
    expect(await code(test.post(path, withToken('solved')))).not.toBe('captcha_failed');
  });

  it('is checked with the secret and the address of the caller', async () => {
    await test.post(
      '/recover',
      { email: 'bob@example.test', gotrue_meta_security: { captcha_token: 'solved' } },
      { ip: '10.7.7.7' },
    );
    expect(Object.fromEntries(service.received.at(-1)?.form ?? [])).toEqual({
      secret: 'captcha-secret',
      response: 'solved',
      remoteip: '10.7.7.7',
    });
  });

  it('lets nobody in while its service answers nonsense', async () => {
    const answer = await test.post('/recover', {
      email: 'eve@example.test',
      gotrue_meta_security: { captcha_token: 'broken' },
    });
    expect(answer.status).toBe(500);
    expect(test.mails.some((mail) => mail.to === 'eve@example.test')).toBe(false);
  });
});
