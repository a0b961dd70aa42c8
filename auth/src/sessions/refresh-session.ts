import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../http/caller.ts';
import { hashToken, successorToken } from '../tokens/opaque-token.ts';
import { findUser, isBanned } from '../users/find-user.ts';
import { loadUserJson } from '../users/user-json.ts';
import { addRefreshToken, readAmr, refreshSecret, type OpenedSession } from './open-session.ts';
import { sessionEnd } from './session-end.ts';

const { refreshTokens, sessions } = schema;

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const alreadyUsed = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

const findToken = async (tx: Transaction, hash: string) =>
  (await tx.select().from(refreshTokens).where(eq(refreshTokens.token, hash)))[0];

// The session's row is the lock: of two refreshes at once the second sees what the first has done.
const lockSession = async (tx: Transaction, id: string) =>
  (await tx.select().from(sessions).where(eq(sessions.id, id)).for('update'))[0];

/**
 * Exchanges a refresh token for its successor. The successor is derived, not random, so that two tabs that refresh at
 * once receive the same one. A token used again later than `refreshReuseSeconds`, or when its successor has itself been
 * used, ends the session with all tokens of the family. Throws 400 `refresh_token_not_found`,
 * `refresh_token_already_used` or `session_expired`, 403 `user_banned`.
 */
export const refreshSession = async (
  auth: AuthContext,
  presented: string,
  caller: Caller,
): Promise<OpenedSession> => {
  const secret = await refreshSecret(auth);
  const now = auth.clock();
  const outcome = await auth.database.asService(async (tx): Promise<OpenedSession | AuthError> => {
    const hash = hashToken(presented);
    const sessionId = (await findToken(tx, hash))?.sessionId;
    const session = sessionId ? await lockSession(tx, sessionId) : undefined;
    const token = session ? await findToken(tx, hash) : undefined;
    const user = session ? await findUser(tx, session.userId) : undefined;
    if (!session || !token || !user) return notFound();
    if (isBanned(user, now)) return new AuthError(403, 'user_banned', 'Invalid Refresh Token: User Banned');
    if (sessionEnd(auth.settings, session) <= now)
      return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');

    const successor = successorToken(secret, hash);
    if (token.revoked) {
      const heldFor = now.getTime() - (token.updatedAt?.getTime() ?? 0);
      const child = await findToken(tx, hashToken(successor));
      if (!child || child.revoked || heldFor > auth.settings.refreshReuseSeconds * 1000) {
        await tx.delete(sessions).where(eq(sessions.id, session.id));
        await writeAudit(tx, { action: 'token_revoked', actor: user, at: now, ip: caller.ip });
        return alreadyUsed();
      }
    } else {
      await tx
        .update(refreshTokens)
        .set({ revoked: true, updatedAt: now })
        .where(eq(refreshTokens.id, token.id));
      await addRefreshToken(tx, {
        token: successor,
        parentHash: hash,
        userId: user.id,
        sessionId: session.id,
        now,
      });
      await tx
        .update(sessions)
        .set({ refreshedAt: now, updatedAt: now, userAgent: caller.userAgent, ip: caller.ip })
        .where(eq(sessions.id, session.id));
      await writeAudit(tx, { action: 'token_refreshed', actor: user, at: now, ip: caller.ip });
    }
    return {
      user,
      userJson: await loadUserJson(tx, user),
      session: {
        id: session.id,
        aal: session.aal === 'aal2' ? 'aal2' : 'aal1',
        amr: await readAmr(tx, session.id),
      },
      refreshToken: successor,
    };
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
};
