import type { JWTVerifyGetKey } from 'jose';
import { errors } from 'jose';
import type { AuthContext } from '../auth-context.ts';
import { verifyAccessToken, type AccessClaims } from './verify-access-token.ts';

/** Checks an access token of this service against the keys in the database. Throws {@link AuthError} `bad_jwt`. */
export const verifyOwnToken = (
  auth: Pick<AuthContext, 'keys' | 'settings' | 'clock'>,
  token: string,
): Promise<AccessClaims> => {
  const keys: JWTVerifyGetKey = async (header) => {
    const key = header.kid ? await auth.keys.find(header.kid) : undefined;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
  return verifyAccessToken(token, {
    keys,
    issuer: auth.settings.baseUrl,
    algorithms: ['ES256'],
    now: auth.clock(),
  });
};
