import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLoopbackServer } from '../testing/loopback-server.ts';
import { cookieJar } from '../testing/oidc-server.ts';
import { baseUrl, createTestAuth, readRedirect, siteUrl, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
let github: Awaited<ReturnType<typeof startLoopbackServer>>;
let person = 4711;
let emails = [{ email: 'Octo@example.test', primary: true, verified: true }];
beforeAll(async () => {
  github = await startLoopbackServer(({ url, form, headers }) => {
    if (url.pathname === '/login/oauth/access_token')
      return form.get('code') === 'good' && form.get('client_secret') === 'github-secret'
        ? { body: { access_token: 'gho_token', token_type: 'bearer' } }
        : { body: { error: 'bad_verification_code' } };
    if (headers.authorization !== 'Bearer gho_token') return { status: 401, body: {} };
    if (url.pathname === '/user')
      return { body: { id: person, login: 'octo', name: 'Octo Cat', avatar_url: 'https://avatars.test/1' } };
    return { body: emails };
  });
  test = await createTestAuth({
    providers: {
      github: {
        clientId: 'whetstone',
        clientSecret: 'github-secret',
        webUrl: github.url,
        apiUrl: github.url,
      },
    },
  });
});
afterAll(async () => {
  await github.close();
  await test.database.close();
});

const signIn = async (code: string) => {
  const jar = cookieJar();
  const begun = await test.request(`/authorize?provider=github&redirect_to=${siteUrl}/dashboard`);
  jar.keep(begun);
  const asked = new URL(begun.headers.get('Location') ?? '');
  const back = `${baseUrl}/callback?code=${code}&state=${asked.searchParams.get('state')}`;
  return { asked, ...readRedirect(await test.request(back, { headers: jar.header() })) };
};

describe('GitHub', () => {
  it('[AU-04] signs in by the proven primary address', async () => {
    const { asked, url, fragment } = await signIn('good');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'whetstone',
      redirect_uri: `${baseUrl}/callback`,
      scope: 'read:user user:email',
      code_challenge_method: 'S256',
    });
    expect(url.pathname).toBe('/dashboard');
    expect(await test.auth.verifyAccessToken(fragment.get('access_token') ?? '')).toMatchObject({
      email: 'octo@example.test',
      app_metadata: { provider: 'github' },
      user_metadata: { full_name: 'Octo Cat', user_name: 'octo' },
    });
    const exchange = github.received.find((call) => call.url.pathname === '/login/oauth/access_token');
    expect(exchange?.form.get('code_verifier')).toHaveLength(43);
  });

  it('is refused with a code that GitHub does not know', async () => {
    const { fragment } = await signIn('bad');
    expect([fragment.get('error'), fragment.get('access_token')]).toEqual(['server_error', null]);
  });

  it('makes no account of an address that is not proven', async () => {
    const proven = emails;
    emails = [{ email: 'other@example.test', primary: true, verified: false }];
    person = 4712;
    const { fragment } = await signIn('good');
    emails = proven;
    expect(fragment.get('error_code')).toBe('provider_email_needs_verification');
  });
});
