import { createRemoteJWKSet, errors } from 'jose';
import { AuthError } from './auth-error.ts';
import { verifyAccessToken, type AccessClaims } from './tokens/verify-access-token.ts';

// What a hosted GoTrue may sign with; shared-secret algorithms are not for verifiers.
const algorithms = ['ES256', 'RS256', 'EdDSA'];

/**
 * Verifies the tokens of an auth service elsewhere, a real GoTrue or another instance of this one, by its published keys.
 * `authUrl` is its base and the issuer of its tokens. Throws AuthError `bad_jwt`, and 503 when the keys cannot be read.
 */
export const createExternalVerifier = (options: {
  authUrl: string;
  jwksUrl: string;
  clock?: () => Date;
}): { verifyAccessToken(token: string): Promise<AccessClaims> } => {
  const keys = createRemoteJWKSet(new URL(options.jwksUrl), {
    timeoutDuration: 5_000,
    cooldownDuration: 10_000,
  });
  const issuer = options.authUrl.replace(/\/$/, '');
  return {
    verifyAccessToken: (token) =>
      verifyAccessToken(token, {
        issuer,
        algorithms,
        now: options.clock?.() ?? new Date(),
        keys: async (header, input) => {
          try {
            return await keys(header, input);
          } catch (cause) {
            if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys)
              throw cause;
            throw new AuthError(503, 'unexpected_failure', 'The keys of the auth service cannot be read', {
              cause,
            });
          }
        },
      }),
  };
};
