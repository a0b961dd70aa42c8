import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';
import { loadUserJson } from '../users/user-json.ts';

/** GET /user: the account of the bearer, as it stands now. */
export const userGet = (auth: AuthContext) => async (c: Context) => {
  const bearer = await readBearer(auth, c);
  return c.json(
    await auth.database.asService(async (tx) => {
      const { user } = await loadSignedIn(auth, tx, bearer);
      return loadUserJson(tx, user);
    }),
  );
};
