import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { randomPKCECodeVerifier } from 'openid-client';
import { hashToken, isSameSecret, randomToken } from '../tokens/opaque-token.ts';
import type { VisitChecks } from './identity-provider.ts';
import { lifetimes } from '../limits/lifetimes.ts';

const { oauthStates } = schema;
/** How long a browser keeps the proof that it began a visit, in seconds. */
export const visitCookieSeconds = lifetimes.providerVisit;
/** Each visit has a cookie of its own, so that two tabs do not disturb each other. */
export const visitCookieName = (state: string): string => `whetstone_visit_${hashToken(state).slice(0, 12)}`;

export interface Visit {
  readonly provider: string;
  readonly redirectTo: string;
  /** The client's own PKCE flow. */
  readonly flowStateId: string | null;
  /** The account that wants to link the identity. */
  readonly linkUserId: string | null;
}

/** Remembers a visit to a provider until it comes back. `browserProof` belongs into a cookie. */
export const beginVisit = async (
  tx: Transaction,
  visit: Visit,
  now: Date,
): Promise<{ checks: VisitChecks; browserProof: string }> => {
  const checks = { state: randomToken(), nonce: randomToken(), codeVerifier: randomPKCECodeVerifier() };
  const browserProof = randomToken();
  await tx.insert(oauthStates).values({
    ...visit,
    stateHash: hashToken(checks.state),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    browserHash: hashToken(browserProof),
    createdAt: now,
  });
  return { checks, browserProof };
};

/**
 * Ends a visit: undefined for an unknown, used or expired state, or when another browser began it. Only a sign-in by the
 * client's own PKCE flow may do without the cookie: there the verifier proves the same.
 */
export const endVisit = async (
  tx: Transaction,
  {
    state,
    browserProof,
    needsBrowser = true,
    now,
  }: { state: string; browserProof: string | undefined; needsBrowser?: boolean; now: Date },
): Promise<(Visit & { checks: VisitChecks }) | undefined> => {
  const [row] = await tx
    .delete(oauthStates)
    .where(eq(oauthStates.stateHash, hashToken(state)))
    .returning();
  if (!row || now.getTime() - row.createdAt.getTime() > lifetimes.providerVisit * 1000) return undefined;
  const isSameBrowser =
    browserProof !== undefined && isSameSecret(row.browserHash ?? '', hashToken(browserProof));
  if (needsBrowser && !isSameBrowser && (row.flowStateId === null || row.linkUserId !== null))
    return undefined;
  const { provider, redirectTo, flowStateId, linkUserId, nonce, codeVerifier } = row;
  return { provider, redirectTo, flowStateId, linkUserId, checks: { state, nonce, codeVerifier } };
};
