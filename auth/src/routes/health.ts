import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';

/** GET /health: answers while the database does. */
export const health = (auth: AuthContext) => async (c: Context) => {
  await auth.database.ping();
  return c.json({
    version: '1',
    name: 'Whetstone Auth',
    description: 'Accounts and sessions, compatible with the GoTrue API',
  });
};
