import { randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@whetstone/database';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { randomToken, successorToken } from '../tokens/opaque-token.ts';
import { addRefreshToken, readAmr, type OpenedSession } from '../sessions/open-session.ts';
import type { SessionRow } from '../sessions/require-session.ts';
import { loadUserJson, type UserRow } from '../users/user-json.ts';

const { mfaAmrClaims, refreshTokens, sessions } = schema;

/**
 * Raises a session to aal2 after a second factor. Its refresh token is changed for the successor, which a tab that
 * refreshes in the same moment receives, too.
 */
export const raiseSession = async (
  auth: AuthContext,
  tx: Transaction,
  { user, session }: { user: UserRow; session: SessionRow },
  by: { method: 'totp' | 'mfa/phone' | 'mfa/recovery_code'; factorId: string | null; refreshSecret: string },
): Promise<OpenedSession> => {
  const now = auth.clock();
  await tx
    .update(sessions)
    .set({ aal: 'aal2', factorId: by.factorId, updatedAt: now })
    .where(eq(sessions.id, session.id));
  const [active] = await tx
    .update(refreshTokens)
    .set({ revoked: true, updatedAt: now })
    .where(and(eq(refreshTokens.sessionId, session.id), eq(refreshTokens.revoked, false)))
    .returning();
  const refreshToken = active?.token ? successorToken(by.refreshSecret, active.token) : randomToken();
  await addRefreshToken(tx, {
    token: refreshToken,
    parentHash: active?.token ?? null,
    userId: user.id,
    sessionId: session.id,
    now,
  });
  await tx
    .insert(mfaAmrClaims)
    .values({
      id: randomUUID(),
      sessionId: session.id,
      authenticationMethod: by.method,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [mfaAmrClaims.sessionId, mfaAmrClaims.authenticationMethod],
      set: { updatedAt: now },
    });
  return {
    user,
    userJson: await loadUserJson(tx, user),
    session: { id: session.id, aal: 'aal2', amr: await readAmr(tx, session.id) },
    refreshToken,
  };
};

/** Ends the sessions that a new second factor has not been shown to. */
export const endSessionsBelowAal2 = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.aal, 'aal2')));
};

/** Lowers the sessions that rest on a factor that is gone. */
export const lowerSessions = async (tx: Transaction, factorId: string): Promise<void> => {
  const lowered = await tx
    .update(sessions)
    .set({ aal: 'aal1', factorId: null })
    .where(eq(sessions.factorId, factorId))
    .returning();
  const ids = lowered.map((session) => session.id);
  await tx
    .delete(mfaAmrClaims)
    .where(
      and(
        inArray(mfaAmrClaims.sessionId, ids),
        inArray(mfaAmrClaims.authenticationMethod, ['totp', 'mfa/phone']),
      ),
    );
};
