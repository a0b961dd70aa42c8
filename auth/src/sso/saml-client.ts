import type { SAML } from '@node-saml/node-saml';
import type { SsoProvider } from '../config.ts';

const emailAttributes = [
  'email',
  'mail',
  'emailAddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const nameAttributes = [
  'displayName',
  'name',
  'cn',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
];

export interface SamlPerson {
  readonly nameId: string;
  readonly email: string | null;
  readonly fullName: string | null;
}

const clientOf = async (baseUrl: string, provider: SsoProvider | null, requestId: string): Promise<SAML> => {
  // A hundred files that most servers never need.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new SAML({
    issuer: `${baseUrl}/sso/saml/metadata`,
    audience: `${baseUrl}/sso/saml/metadata`,
    callbackUrl: `${baseUrl}/sso/saml/acs`,
    entryPoint: provider?.entryPoint,
    idpIssuer: provider?.entityId,
    idpCert: provider?.certificates ?? 'none',
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: 5_000,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    // The request's id is a row of ours: the response must name that one and no other.
    cacheProvider: {
      saveAsync: async (_key, value) => ({ createdAt: Date.now(), value }),
      getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    },
  });
};

/** Where the browser goes to sign in at the company. */
export const samlRequestUrl = async (
  baseUrl: string,
  provider: SsoProvider,
  visit: { requestId: string; relayState: string },
): Promise<string> =>
  (await clientOf(baseUrl, provider, visit.requestId)).getAuthorizeUrlAsync(visit.relayState, undefined, {});

/** What the company tells a service provider to be told. */
export const samlMetadata = async (baseUrl: string): Promise<string> =>
  (await clientOf(baseUrl, null, '')).generateServiceProviderMetadata(null);

const firstText = (attributes: Record<string, unknown>, names: readonly string[]): string | null => {
  for (const name of names) {
    const value = attributes[name];
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return null;
};

/** The person of a signed response to that request. Throws for anything unsigned, expired, for others, or unasked. */
export const readSamlResponse = async (
  baseUrl: string,
  provider: SsoProvider,
  response: { requestId: string; samlResponse: string },
): Promise<SamlPerson> => {
  const { profile } = await (
    await clientOf(baseUrl, provider, response.requestId)
  ).validatePostResponseAsync({ SAMLResponse: response.samlResponse });
  if (!profile?.nameID) throw new Error('The assertion does not name a user');
  // The library compares the issuer of logouts only.
  if (profile.issuer !== provider.entityId)
    throw new Error(`The assertion is from another issuer: ${profile.issuer}`);
  const attributes = profile['attributes'];
  const known = typeof attributes === 'object' && attributes !== null ? { ...attributes } : {};
  const email = firstText(known, emailAttributes) ?? (profile.nameID.includes('@') ? profile.nameID : null);
  return {
    nameId: profile.nameID,
    email: email?.toLowerCase() ?? null,
    fullName: firstText(known, nameAttributes),
  };
};
