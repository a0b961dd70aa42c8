import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { callerOf } from '../http/caller.ts';
import { readJson } from '../http/read-json.ts';
import { take } from '../limits/take.ts';
import { sessionAnswer } from '../sessions/open-session.ts';
import { refreshSession } from '../sessions/refresh-session.ts';

const bodySchema = z.object({
  refresh_token: z.string('refresh_token required').min(1, 'refresh_token required').max(500),
});

/** POST /token?grant_type=refresh_token: the next access token of a session, and the next refresh token. */
export const tokenRefresh = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const { refresh_token: presented } = await readJson(c, bodySchema);
  await take(auth, [['refreshPerAddress', caller.subject]]);
  return c.json(await sessionAnswer(auth, await refreshSession(auth, presented, caller)));
};
