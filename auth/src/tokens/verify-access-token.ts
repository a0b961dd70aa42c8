import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';

export const audience = 'authenticated';

const accessClaimsSchema = z.looseObject({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal(audience),
  exp: z.number(),
  iat: z.number(),
  role: z.literal('authenticated'),
  aal: z.enum(['aal1', 'aal2']),
  session_id: z.uuid(),
  email: z.string().default(''),
  phone: z.string().default(''),
  app_metadata: z.record(z.string(), z.unknown()).default({}),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
  amr: z.array(z.looseObject({ method: z.string(), timestamp: z.number() })).default([]),
  is_anonymous: z.boolean().default(false),
});

/** Claims of a verified access token; they fit the database's `Claims`. */
export type AccessClaims = z.output<typeof accessClaimsSchema>;

const badJwt = (message: string, cause?: unknown) =>
  new AuthError(403, 'bad_jwt', `invalid JWT: ${message}`, { cause });

/**
 * Checks an access token: signed with ES256 by one of our keys, for us, not expired, and asking for no other role
 * than `authenticated`. Throws {@link AuthError} `bad_jwt`.
 */
export const verifyAccessToken = async (
  token: string,
  expected: { keys: JWTVerifyGetKey; issuer: string; algorithms: readonly string[]; now: Date },
): Promise<AccessClaims> => {
  try {
    const { payload } = await jwtVerify(token, expected.keys, {
      issuer: expected.issuer,
      audience,
      algorithms: [...expected.algorithms],
      currentDate: expected.now,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    const claims = accessClaimsSchema.safeParse(payload);
    if (!claims.success) throw badJwt('token has invalid claims', claims.error);
    return claims.data;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw badJwt('token is expired', error);
    if (error instanceof errors.JOSEError) throw badJwt('unable to parse or verify signature', error);
    throw error;
  }
};
