import { SignJWT } from 'jose';
import type { AuthContext } from '../auth-context.ts';
import type { UserRow } from '../users/user-json.ts';
import { audience } from './verify-access-token.ts';

export interface AmrEntry {
  readonly method: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

export interface AccessToken {
  readonly token: string;
  readonly expiresIn: number;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Signs an access token with GoTrue's claims. The role is always `authenticated`, whatever the user's row says. */
export const issueAccessToken = async (
  auth: AuthContext,
  user: UserRow,
  session: { id: string; aal: 'aal1' | 'aal2'; amr: readonly AmrEntry[] },
): Promise<AccessToken> => {
  const { kid, key } = await auth.keys.current();
  const now = Math.floor(auth.clock().getTime() / 1000);
  const expiresIn = auth.settings.jwtExpirySeconds;
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.rawAppMetaData ?? {},
    user_metadata: user.rawUserMetaData ?? {},
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(auth.settings.baseUrl)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + expiresIn)
    .sign(key);
  return { token, expiresIn, expiresAt: now + expiresIn };
};
