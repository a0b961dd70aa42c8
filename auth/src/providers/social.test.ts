import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMember,
  baseUrl,
  createTestAuth,
  password,
  readRedirect,
  siteUrl,
  type TestAuth,
} from '../testing/test-auth.ts';
import { cookieJar, startOidcServer } from '../testing/oidc-server.ts';

let test: TestAuth;
let oidc: Awaited<ReturnType<typeof startOidcServer>>;
beforeAll(async () => {
  oidc = await startOidcServer(`${baseUrl}/callback`);
  test = await createTestAuth({
    providers: {
      google: { clientId: 'whetstone', clientSecret: 'a-secret-of-the-tests', issuer: oidc.issuer },
    },
  });
});
afterAll(async () => {
  await oidc.close();
  await test.database.close();
});

type Jar = ReturnType<typeof cookieJar>;

/** Walks from our /authorize through the provider back to our /callback, as a browser would. */
const visit = async (
  authorizeUrl: string,
  { ours = cookieJar(), stopBefore = false }: { ours?: Jar; stopBefore?: boolean } = {},
) => {
  const theirs = cookieJar();
  let url = authorizeUrl;
  for (let step = 0; step < 12; step++) {
    const isOurs = url.startsWith(siteUrl);
    if (isOurs && url.startsWith(`${baseUrl}/callback`) && stopBefore) return url;
    if (isOurs && !url.startsWith(baseUrl)) return url;
    const jar = isOurs ? ours : theirs;
    const answer = isOurs
      ? await test.request(url, { headers: jar.header() })
      : await fetch(url, { redirect: 'manual', headers: jar.header() });
    jar.keep(answer);
    const next = answer.headers.get('Location');
    if (!next) throw new Error(`${answer.status} ${await answer.text()}`);
    url = new URL(next, url).href;
  }
  throw new Error('The redirects never end');
};

const landing = (href: string) => ({
  url: new URL(href),
  fragment: new URLSearchParams(new URL(href).hash.slice(1)),
});

const signInUrl = async (flowType: 'implicit' | 'pkce' = 'implicit') => {
  const client = test.client({ flowType });
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${siteUrl}/dashboard`,
      skipBrowserRedirect: true,
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  });
  return { client, url: data.url ?? '' };
};

const userOf = async (email: string) =>
  (
    await test.database.asService((tx) => tx.select().from(schema.users).where(eq(schema.users.email, email)))
  )[0];

const codeOf = async (url: string, headers: Record<string, string> = {}) =>
  readRedirect(await test.request(url, { headers })).fragment.get('error_code');

describe('social sign-in', () => {
  it('[AU-04] makes an account, and signs in to it again, with offline access and consent asked for', async () => {
    oidc.as({ sub: 'g-1', email: 'Ada@example.test', email_verified: true, name: 'Ada Grind' });
    const { url } = await signInUrl();
    const first = await test.request(url);
    const toProvider = new URL(first.headers.get('Location') ?? '');
    expect(Object.fromEntries(toProvider.searchParams)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    const { url: target, fragment } = landing(await visit(url));
    expect(target.pathname).toBe('/dashboard');
    const claims = await test.auth.verifyAccessToken(fragment.get('access_token') ?? '');
    expect(claims).toMatchObject({
      email: 'ada@example.test',
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Ada Grind' },
      amr: [{ method: 'oauth' }],
    });
    expect(fragment.get('provider_token')).toBeTruthy();
    const again = landing(await visit((await signInUrl()).url));
    expect((await test.auth.verifyAccessToken(again.fragment.get('access_token') ?? '')).sub).toBe(
      claims.sub,
    );
  });

  it('[AU-04] ends the PKCE flow in a code for the client that began it', async () => {
    oidc.as({ sub: 'g-2', email: 'pkce@example.test', email_verified: true });
    const { client, url } = await signInUrl('pkce');
    const target = landing(await visit(url)).url;
    const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe('pkce@example.test');
    expect(data.session?.provider_token).toBeTruthy();
  });

  it('finds the account of the same proven address', async () => {
    const client = await addMember(test, 'both@example.test');
    const id = (await client.getUser()).data.user?.id;
    oidc.as({ sub: 'g-3', email: 'both@example.test', email_verified: true });
    const { fragment } = landing(await visit((await signInUrl()).url));
    const claims = await test.auth.verifyAccessToken(fragment.get('access_token') ?? '');
    expect(claims).toMatchObject({ sub: id, app_metadata: { providers: ['email', 'google'] } });
    expect(
      (await test.client().signInWithPassword({ email: 'both@example.test', password })).error,
    ).toBeNull();
  });

  it('does not take an account over by an address that the provider has not proven', async () => {
    await addMember(test, 'prey@example.test');
    for (const email_verified of [false, undefined]) {
      oidc.as({ sub: 'g-4', email: 'prey@example.test', email_verified });
      const { fragment } = landing(await visit((await signInUrl()).url));
      expect(fragment.get('error_code')).toBe('provider_email_needs_verification');
      expect(fragment.get('access_token')).toBeNull();
    }
    const [stolen] = await test.database.asService((tx) =>
      tx.select().from(schema.identities).where(eq(schema.identities.providerId, 'g-4')),
    );
    expect(stolen).toBeUndefined();
  });

  it('takes from an unproven account what a stranger put there', async () => {
    await test.client().signUp({
      email: 'trap@example.test',
      password: 'the attacker waits 7',
      options: { data: { full_name: 'Mallory' } },
    });
    oidc.as({ sub: 'g-5', email: 'trap@example.test', email_verified: true, name: 'Grace' });
    await visit((await signInUrl()).url);
    const user = await userOf('trap@example.test');
    expect(user?.encryptedPassword).toBeNull();
    expect(user?.rawUserMetaData).toMatchObject({ full_name: 'Grace' });
    expect(
      (
        await test
          .client()
          .signInWithPassword({ email: 'trap@example.test', password: 'the attacker waits 7' })
      ).error?.code,
    ).toBe('invalid_credentials');
  });

  it('takes a callback once, from the browser that began, with the state that it began with', async () => {
    oidc.as({ sub: 'g-6', email: 'once@example.test', email_verified: true });
    const ours = cookieJar();
    const back = await visit((await signInUrl()).url, { ours, stopBefore: true });
    const forged = back.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`);
    expect(await codeOf(forged, ours.header())).toBe('bad_oauth_state');
    expect(await codeOf(back, ours.header())).toBeNull();
    expect(await codeOf(back, ours.header())).toBe('bad_oauth_state');
    const elsewhere = await visit((await signInUrl()).url, { ours: cookieJar(), stopBefore: true });
    expect(await codeOf(elsewhere)).toBe('bad_oauth_state');
  });

  it('brings a refusal of the provider back to the client', async () => {
    oidc.as(null);
    const { url, fragment } = landing(await visit((await signInUrl()).url));
    expect([url.pathname, fragment.get('error'), fragment.get('error_description')]).toEqual([
      '/dashboard',
      'access_denied',
      'The person said no',
    ]);
  });

  it('refuses an unknown provider', async () => {
    expect((await test.request('/authorize?provider=myspace')).status).toBe(400);
    expect((await test.request('/authorize?provider=__proto__')).status).toBe(400);
    const settings = (await (await test.request('/settings')).json()) as {
      external: Record<string, boolean>;
    };
    expect(settings.external).toMatchObject({ google: true, github: false });
  });
});

const link = async (email: string, person: { sub: string; email: string; email_verified: boolean }) => {
  const client = await addMember(test, email);
  const ours = cookieJar();
  const token = (await client.getSession()).data.session?.access_token;
  const answer = await test.request(
    `/user/identities/authorize?provider=google&skip_http_redirect=true&redirect_to=${siteUrl}/account`,
    {
      headers: { Authorization: `Bearer ${token}` },
    },
  );
  ours.keep(answer);
  oidc.as(person);
  const { url } = (await answer.json()) as { url: string };
  return { client, url, ours };
};

describe('linking', () => {
  it('[AU-11] adds an identity to the account that asked, and takes it away again', async () => {
    const { client, url, ours } = await link('linker@example.test', {
      sub: 'g-7',
      email: 'other-address@example.test',
      email_verified: true,
    });
    expect(landing(await visit(url, { ours })).fragment.get('error')).toBeNull();
    const identities = (await client.getUserIdentities()).data?.identities ?? [];
    expect(identities.map((identity) => identity.provider)).toEqual(['email', 'google']);
    expect(test.mailTo('linker@example.test').subject).toBe('A sign-in method was linked');
    const google = identities[1];
    if (!google) throw new Error('No identity');
    expect((await client.unlinkIdentity(google)).error).toBeNull();
    expect(test.mailTo('linker@example.test').subject).toBe('A sign-in method was unlinked');
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it('[AU-11] refuses an identity of somebody else', async () => {
    const { url, ours } = await link('second@example.test', {
      sub: 'g-1',
      email: 'ada@example.test',
      email_verified: true,
    });
    expect(landing(await visit(url, { ours })).fragment.get('error_code')).toBe('identity_already_exists');
  });

  it('does not add the identity of a person who was lured to the link', async () => {
    const { client, url } = await link('mallory@example.test', {
      sub: 'g-8',
      email: 'lured@example.test',
      email_verified: true,
    });
    expect(landing(await visit(url)).fragment.get('error_code')).toBe('bad_oauth_state');
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
  });
});

const refusal = async (token: string, nonce?: string, provider = 'google') =>
  (await test.client().signInWithIdToken({ provider, token, nonce })).error?.status;

describe('an id_token', () => {
  const claims = { sub: 'g-9', email: 'native@example.test', email_verified: true };

  it('[AU-13] signs its person in when the provider signed it for us and the nonce fits', async () => {
    const { data, error } = await test.client().signInWithIdToken({
      provider: 'google',
      token: await oidc.idToken({ ...claims, nonce: 'n-1' }),
      nonce: 'n-1',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'native@example.test', app_metadata: { provider: 'google' } });
  });

  it('is checked by keys that are asked for once, not for each', async () => {
    const before = oidc.keySetsRead();
    for (let index = 0; index < 3; index++)
      expect(
        await refusal(await oidc.idToken({ ...claims, nonce: `k-${index}` }), `k-${index}`),
      ).toBeUndefined();
    expect(oidc.keySetsRead() - before).toBeLessThanOrEqual(1);
  });

  it('is refused when forged, expired, for another client or issuer, with another nonce, or of another provider', async () => {
    const good = await oidc.idToken({ ...claims, nonce: 'n-2' });
    expect(await refusal(`${good.slice(0, -6)}AAAAAA`, 'n-2')).toBe(400);
    expect(await refusal(good, 'n-3')).toBe(400);
    expect(await refusal(good)).toBe(400);
    expect(await refusal(await oidc.idToken({ ...claims, aud: 'another-client' }))).toBe(400);
    expect(await refusal(await oidc.idToken({ ...claims, iss: 'https://evil.test' }))).toBe(400);
    expect(await refusal(await oidc.idToken({ ...claims, exp: 1_000_000_000 }))).toBe(400);
    expect(await refusal(await oidc.idToken({ ...claims, sub: 'g-10', email_verified: false }))).toBe(422);
    expect(await refusal(good, 'n-2', 'apple')).toBe(400);
    expect(await refusal(good, 'n-2')).toBeUndefined();
  });
});
