import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { bearerOf } from '../sessions/require-session.ts';
import { isSameSecret } from '../tokens/opaque-token.ts';

/** Lets the bearer of the service role's key through. Throws 401 `no_authorization`, 403 `not_admin`. */
export const requireAdmin = (auth: AuthContext, c: Context): void => {
  const key = auth.settings.serviceRoleKey;
  const bearer = bearerOf(c);
  if (!key || !isSameSecret(bearer, key)) throw new AuthError(403, 'not_admin', 'User not allowed');
};
