import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMember,
  baseUrl,
  createTestAuth,
  readRedirect,
  siteUrl,
  type TestAuth,
} from '../testing/test-auth.ts';
import { cookieJar } from '../testing/oidc-server.ts';

const company = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const providerId = '6d3c4b9e-3a55-4f0a-9a39-1f2f7a6c0d11';

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth({
    sso: [
      {
        id: providerId,
        domains: ['acme.test'],
        entityId: 'https://idp.acme.test/metadata',
        entryPoint: 'https://idp.acme.test/sso',
        certificates: [company.publicKey.export({ type: 'spki', format: 'pem' }).toString()],
      },
    ],
  });
});
afterAll(() => test.database.close());

interface Assertion {
  requestId: string;
  email?: string;
  audience?: string;
  issuer?: string;
  validFor?: number;
  key?: KeyObject | null;
}

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** A response as a company's identity provider posts it. */
const respond = ({
  requestId,
  email = 'grace@acme.test',
  audience,
  issuer,
  validFor = 300,
  key = company.privateKey,
}: Assertion): string => {
  const name = issuer ?? 'https://idp.acme.test/metadata';
  const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a1" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${name}</saml:Issuer><saml:Subject><saml:NameID>${email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${requestId}" NotOnOrAfter="${at(validFor)}" Recipient="${baseUrl}/sso/saml/acs"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(-600)}" NotOnOrAfter="${at(validFor)}"><saml:AudienceRestriction><saml:Audience>${audience ?? `${baseUrl}/sso/saml/metadata`}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="displayName"><saml:AttributeValue>Grace H.</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`;
  const response = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r1" Version="2.0" IssueInstant="${at(0)}" InResponseTo="${requestId}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${name}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertion}</samlp:Response>`;
  if (!key) return Buffer.from(response).toString('base64');
  const signer = new SignedXml({
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signer.addReference({
    xpath: "//*[local-name(.)='Assertion']",
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  });
  signer.computeSignature(response, {
    location: { reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']", action: 'after' },
  });
  return Buffer.from(signer.getSignedXml()).toString('base64');
};

/** Asks for a sign-in, and reads the request that would reach the company. */
const begin = async (more: object = {}) => {
  const jar = cookieJar();
  const answer = await test.post('/sso', {
    domain: 'acme.test',
    redirect_to: `${siteUrl}/dashboard`,
    skip_http_redirect: true,
    ...more,
  });
  jar.keep(answer);
  const url = new URL(((await answer.json()) as { url: string }).url);
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  return {
    url,
    jar,
    requestId: / ID="([^"]+)"/.exec(request)?.[1] ?? '',
    relayState: url.searchParams.get('RelayState') ?? '',
  };
};

const post = async (relayState: string, samlResponse: string, jar = cookieJar()) =>
  readRedirect(
    await test.request('/sso/saml/acs', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...jar.header() },
      body: new URLSearchParams({ RelayState: relayState, SAMLResponse: samlResponse }).toString(),
    }),
  );

const signIn = async (assertion: Partial<Assertion> = {}) => {
  const { requestId, relayState, jar } = await begin();
  return post(relayState, respond({ requestId, ...assertion }), jar);
};

describe('single sign-on', () => {
  it('[AU-13] sends people to their company and lets them in on its word', async () => {
    const { data } = await test.client().signInWithSSO({ domain: 'acme.test' });
    expect(new URL(data?.url ?? '').origin).toBe('https://idp.acme.test');
    const first = await signIn();
    expect([first.url.pathname, first.fragment.get('error_description')]).toEqual(['/dashboard', null]);
    const claims = await test.auth.verifyAccessToken(first.fragment.get('access_token') ?? '');
    expect(claims).toMatchObject({
      email: 'grace@acme.test',
      amr: [{ method: 'sso/saml' }],
      user_metadata: { full_name: 'Grace H.' },
    });
    const again = await signIn();
    expect((await test.auth.verifyAccessToken(again.fragment.get('access_token') ?? '')).sub).toBe(
      claims.sub,
    );
  });

  it('[AU-13] ends the PKCE flow in a code', async () => {
    const verifier = 'v'.repeat(50);
    const { requestId, relayState } = await begin({
      code_challenge: verifier,
      code_challenge_method: 'plain',
    });
    const { url } = await post(relayState, respond({ requestId }));
    const answer = await test.post('/token?grant_type=pkce', {
      auth_code: url.searchParams.get('code'),
      code_verifier: verifier,
    });
    expect(answer.status).toBe(200);
  });

  it('does not merge with an account of the same address', async () => {
    const member = await addMember(test, 'ada@acme.test');
    const { fragment } = await signIn({ email: 'ada@acme.test' });
    const claims = await test.auth.verifyAccessToken(fragment.get('access_token') ?? '');
    expect(claims.sub).not.toBe((await member.getUser()).data.user?.id);
  });

  it.each<[string, Partial<Assertion>]>([
    ['unsigned', { key: null }],
    ['signed by another key', { key: stranger.privateKey }],
    ['of another issuer', { issuer: 'https://idp.evil.test' }],
    ['for another audience', { audience: 'https://other.test' }],
    ['that has expired', { validFor: -60 }],
    ['to another request', { requestId: '_another' }],
    ['about a person of another domain', { email: 'president@bank.test' }],
  ])('refuses an assertion %s', async (_name, assertion) => {
    const { fragment } = await signIn(assertion);
    expect([fragment.get('error'), fragment.get('access_token')]).toEqual(['access_denied', null]);
  });

  it('takes an answer once, from the browser that asked, and none that nobody asked for', async () => {
    const { requestId, relayState, jar } = await begin();
    const response = respond({ requestId });
    expect((await post(relayState, response, jar)).fragment.get('access_token')).toBeTruthy();
    expect((await post(relayState, response, jar)).fragment.get('error_code')).toBe(
      'saml_relay_state_not_found',
    );
    const other = await begin();
    expect((await post(other.relayState, respond(other))).fragment.get('error_code')).toBe(
      'saml_relay_state_not_found',
    );
    expect((await post('', response)).fragment.get('error_code')).toBe('saml_relay_state_not_found');
  });

  it('knows no other company, and describes itself to those it knows', async () => {
    expect((await test.client().signInWithSSO({ domain: 'other.test' })).error?.code).toBe(
      'sso_provider_not_found',
    );
    expect((await test.client().signInWithSSO({ providerId })).error).toBeNull();
    const metadata = await test.request('/sso/saml/metadata');
    expect(await metadata.text()).toContain(`Location="${baseUrl}/sso/saml/acs"`);
  });
});
