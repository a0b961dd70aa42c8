import type { Context, Handler } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { tokenIdToken } from './token-id-token.ts';
import { tokenPassword } from './token-password.ts';
import { tokenPkce } from './token-pkce.ts';
import { tokenRefresh } from './token-refresh.ts';
import { tokenWeb3 } from './token-web3.ts';

/** POST /token: dispatches on `grant_type`. */
export const token = (auth: AuthContext): Handler => {
  const grants = new Map<string, (c: Context) => Promise<Response>>([
    ['password', tokenPassword(auth)],
    ['refresh_token', tokenRefresh(auth)],
    ['pkce', tokenPkce(auth)],
    ['id_token', tokenIdToken(auth)],
    ['web3', tokenWeb3(auth)],
  ]);
  return (c) => {
    const grant = grants.get(c.req.query('grant_type') ?? '');
    if (!grant) throw new AuthError(400, 'validation_failed', 'unsupported_grant_type');
    return grant(c);
  };
};
