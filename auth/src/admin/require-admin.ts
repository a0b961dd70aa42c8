import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { callerOf } from '../http/caller.ts';
import { bearerOf } from '../sessions/require-session.ts';
import { isSameSecret } from '../tokens/opaque-token.ts';

/** Lets the bearer of the service role's key through, and notes both that and a refusal. Throws 401 `no_authorization`, 403 `not_admin`. */
export const requireAdmin = (auth: AuthContext, c: Context): void => {
  const key = auth.settings.serviceRoleKey;
  const bearer = bearerOf(c);
  const isAdmin = key !== undefined && isSameSecret(bearer, key);
  auth.securityLog.note({
    kind: isAdmin ? 'service_key_used' : 'service_key_refused',
    network: callerOf(auth, c).subject,
    act: `${c.req.method} ${routePath(c)}`,
  });
  if (!isAdmin) throw new AuthError(403, 'not_admin', 'User not allowed');
};
