import { randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { issueAccessToken, type AmrEntry } from '../tokens/issue-access-token.ts';
import { hashToken, randomToken } from '../tokens/opaque-token.ts';
import { isBanned } from '../users/find-user.ts';
import { loadUserJson, type UserJson, type UserRow } from '../users/user-json.ts';

/** How a session was begun, as `amr` names it. */
export type SignInMethod = 'password' | 'otp' | 'recovery' | 'oauth' | 'web3' | 'sso/saml' | 'anonymous';

/** A session as written in a transaction, before its access token is signed outside of it. */
export interface OpenedSession {
  readonly user: UserRow;
  readonly userJson: UserJson;
  readonly session: { readonly id: string; readonly aal: 'aal1' | 'aal2'; readonly amr: readonly AmrEntry[] };
  readonly refreshToken: string;
}

/** The key of what follows each refresh token. May open a transaction: ask for it before one. */
export const refreshSecret = (auth: AuthContext): Promise<string> => auth.sharedSecret('refresh tokens');

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Writes one link of a session's chain of refresh tokens; only hashes are kept. */
export const addRefreshToken = async (
  tx: Transaction,
  link: { token: string; parentHash: string | null; userId: string; sessionId: string; now: Date },
): Promise<void> => {
  await tx.insert(schema.refreshTokens).values({
    token: hashToken(link.token),
    parent: link.parentHash,
    userId: link.userId,
    sessionId: link.sessionId,
    revoked: false,
    createdAt: link.now,
    updatedAt: link.now,
  });
};

/** Begins a session for a person who has just proven who they are. Throws 403 `user_banned`. */
export const openSession = async (
  auth: AuthContext,
  tx: Transaction,
  person: UserRow,
  how: { method: SignInMethod; caller: Caller },
): Promise<OpenedSession> => {
  const now = auth.clock();
  if (isBanned(person, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  const { sessions, users, mfaAmrClaims } = schema;
  const id = randomUUID();
  const [user = person] = await tx
    .update(users)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(eq(users.id, person.id))
    .returning();
  await tx.insert(sessions).values({
    id,
    userId: user.id,
    aal: 'aal1',
    createdAt: now,
    updatedAt: now,
    userAgent: how.caller.userAgent,
    ip: how.caller.ip,
  });
  await tx.insert(mfaAmrClaims).values({
    id: randomUUID(),
    sessionId: id,
    authenticationMethod: how.method,
    createdAt: now,
    updatedAt: now,
  });
  const refreshToken = randomToken();
  await addRefreshToken(tx, { token: refreshToken, parentHash: null, userId: user.id, sessionId: id, now });
  return {
    user,
    userJson: await loadUserJson(tx, user),
    session: { id, aal: 'aal1', amr: [{ method: how.method, timestamp: seconds(now) }] },
    refreshToken,
  };
};

/** The methods by which a session was begun and raised, newest first. */
export const readAmr = async (tx: Transaction, sessionId: string): Promise<AmrEntry[]> => {
  const { mfaAmrClaims } = schema;
  const rows = await tx.select().from(mfaAmrClaims).where(eq(mfaAmrClaims.sessionId, sessionId));
  return rows
    .map((row) => ({ method: row.authenticationMethod, timestamp: seconds(row.updatedAt) }))
    .sort((one, other) => other.timestamp - one.timestamp);
};

/** GoTrue's answer with tokens and user. Signs, so call it outside of a transaction. */
export const sessionAnswer = async (auth: AuthContext, opened: OpenedSession) => {
  const access = await issueAccessToken(auth, opened.user, opened.session);
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: access.expiresIn,
    expires_at: access.expiresAt,
    refresh_token: opened.refreshToken,
    user: opened.userJson,
  };
};

export type SessionAnswer = Awaited<ReturnType<typeof sessionAnswer>>;
