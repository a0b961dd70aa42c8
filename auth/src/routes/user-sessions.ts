import { schema } from '@whetstone/database';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { pathId } from '../mfa/find-factor.ts';
import { requireAal2 } from '../mfa/require-aal2.ts';
import { loadSignedIn, readBearer, type SessionRow } from '../sessions/require-session.ts';

const { sessions } = schema;

/** A session as its owner sees it. */
export const sessionJson = (row: SessionRow, currentId: string | null) => ({
  id: row.id,
  created_at: row.createdAt,
  last_used_at: row.refreshedAt ?? row.createdAt,
  user_agent: row.userAgent ?? '',
  ip: row.ip ?? '',
  aal: row.aal ?? 'aal1',
  is_current: row.id === currentId,
});

/** GET /user/sessions, an addition to GoTrue's wire: the sessions of the account, the newest first. */
export const listSessions = (auth: AuthContext) => async (c: Context) => {
  const bearer = await readBearer(auth, c);
  const rows = await auth.database.asService(async (tx) => {
    const { user } = await loadSignedIn(auth, tx, bearer);
    await requireAal2(tx, user, bearer);
    return tx
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .orderBy(desc(sessions.createdAt))
      .limit(200);
  });
  return c.json({ sessions: rows.map((row) => sessionJson(row, bearer.sessionId)) });
};

/** DELETE /user/sessions/{id}, an addition to GoTrue's wire: ends one session of the account. */
export const endSession = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const id = pathId(c.req.param('sessionId'));
  await auth.database.asService(async (tx) => {
    const { user } = await loadSignedIn(auth, tx, bearer);
    await requireAal2(tx, user, bearer);
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
      .returning();
    if (ended.length === 0) throw new AuthError(404, 'session_not_found', 'Session not found');
    await writeAudit(tx, {
      action: 'logout',
      actor: user,
      at: auth.clock(),
      ip: caller.ip,
      traits: { session_id: id },
    });
  });
  return c.body(null, 204);
};
