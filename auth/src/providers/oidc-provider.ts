import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import type { IdentityProvider, ProviderProfile } from './identity-provider.ts';

const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  email: z.string().nullish(),
  // Some providers write the boolean as text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
  nonce: z.string().nullish(),
});

type OidcClaims = z.output<typeof claimsSchema>;

const profileOf = (claims: OidcClaims, issuer: string): ProviderProfile => ({
  providerId: claims.sub,
  email: claims.email?.trim().toLowerCase() || null,
  isEmailVerified: claims.email_verified === true,
  metadata: {
    iss: issuer,
    sub: claims.sub,
    ...(claims.name ? { full_name: claims.name, name: claims.name } : {}),
    ...(claims.picture ? { avatar_url: claims.picture, picture: claims.picture } : {}),
  },
});

const isLoopback = (url: URL): boolean =>
  url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  readonly callbackUrl: string;
}

/** Any OpenID provider, found by its issuer. Discovery happens at the first use, and again after a failure. */
export const oidcProvider = (settings: OidcSettings): IdentityProvider => {
  let found: Promise<Configuration> | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  const configuration = (): Promise<Configuration> => {
    const issuer = new URL(settings.issuer);
    found ??= discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      execute: isLoopback(issuer) ? [allowInsecureRequests] : [],
      timeout: 10,
    });
    found.catch(() => {
      found = undefined;
    });
    return found;
  };

  return {
    authorizationUrl: async (checks, { scopes, extra }) =>
      buildAuthorizationUrl(await configuration(), {
        ...extra,
        redirect_uri: settings.callbackUrl,
        scope: [...new Set([...settings.scopes, ...(scopes ?? '').split(/[\s,]+/).filter(Boolean)])].join(
          ' ',
        ),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      }),
    exchange: async (callback, checks) => {
      const known = await configuration();
      const tokens = await authorizationCodeGrant(known, callback, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      });
      const claims = claimsSchema.parse(tokens.claims());
      const more =
        claims.email || !known.serverMetadata().userinfo_endpoint
          ? {}
          : await fetchUserInfo(known, tokens.access_token, claims.sub);
      return {
        ...profileOf(claimsSchema.parse({ ...more, ...claims }), known.serverMetadata().issuer),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      };
    },
    verifyIdToken: async (token, nonce) => {
      const { issuer, jwks_uri: jwksUri } = (await configuration()).serverMetadata();
      if (!jwksUri) throw new Error(`${issuer} publishes no keys`);
      keys ??= createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: 10_000 });
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: settings.clientId,
        algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      const claims = claimsSchema.parse(payload);
      const hashed = nonce === null ? null : createHash('sha256').update(nonce).digest('hex');
      if ((claims.nonce ?? null) !== nonce && (claims.nonce ?? null) !== hashed)
        throw new Error('Nonces mismatch');
      return profileOf(claims, issuer);
    },
  };
};
