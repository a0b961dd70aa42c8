import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';

/** GET /.well-known/jwks.json: the public keys that verify access tokens. */
export const jwks = (auth: AuthContext) => async (c: Context) =>
  c.json(await auth.keys.jwks(), 200, { 'Cache-Control': 'public, max-age=600' });
