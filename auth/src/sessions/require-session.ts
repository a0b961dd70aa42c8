import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { verifyOwnToken } from '../tokens/verify-own-token.ts';
import { findUser, isBanned, lockUser } from '../users/find-user.ts';
import type { UserRow } from '../users/user-json.ts';

export type SessionRow = typeof schema.sessions.$inferSelect;

/** The bearer of a request; throws 401 `no_authorization` where there is none. */
export const bearerOf = (c: Context): string => {
  const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token');
  return token;
};

/** Who a request speaks for: checked against the signature now, and against the session's row in each transaction. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
}

/** Reads and verifies the bearer. Throws 401 `no_authorization`, 403 `bad_jwt`. */
export const readBearer = async (auth: AuthContext, c: Context): Promise<SignedIn> => {
  const claims = await verifyOwnToken(auth, bearerOf(c));
  return { userId: claims.sub, sessionId: claims.session_id, aal: claims.aal };
};

/**
 * The account and session behind a verified bearer, as they stand now; `hold` keeps the account's row until the end of
 * the transaction. Throws 403 `user_not_found`, `user_banned`, `session_not_found`.
 */
export const loadSignedIn = async (
  auth: AuthContext,
  tx: Transaction,
  bearer: SignedIn,
  { hold = false }: { hold?: boolean } = {},
): Promise<{ user: UserRow; session: SessionRow }> => {
  const { sessions } = schema;
  const user = await (hold ? lockUser : findUser)(tx, bearer.userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (isBanned(user, auth.clock())) throw new AuthError(403, 'user_banned', 'User is banned');
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, bearer.sessionId), eq(sessions.userId, user.id)));
  if (!session)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { user, session };
};
