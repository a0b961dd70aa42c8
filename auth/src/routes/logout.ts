import { schema } from '@whetstone/database';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { parseInput } from '../http/read-json.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';

const scopeField = z
  .enum(['global', 'local', 'others'], 'Unsupported logout scope: use global, local or others')
  .default('global');

/** POST /logout?scope: ends all sessions of the account, this one, or all but this one. */
export const logout = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const scope = parseInput(scopeField, c.req.query('scope'));
  await auth.database.asService(async (tx) => {
    const { sessions } = schema;
    const { user, session } = await loadSignedIn(auth, tx, bearer);
    const which = {
      global: undefined,
      local: eq(sessions.id, session.id),
      others: ne(sessions.id, session.id),
    }[scope];
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), which));
    await writeAudit(tx, {
      action: 'logout',
      actor: user,
      at: auth.clock(),
      ip: caller.ip,
      traits: { scope },
    });
  });
  return c.body(null, 204);
};
