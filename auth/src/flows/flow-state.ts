import { createHash, randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { hashToken, isSameSecret, randomToken } from '../tokens/opaque-token.ts';
import { lifetimes } from '../limits/lifetimes.ts';

const { flowState } = schema;
/** The two fields by which a request begins a PKCE flow; both or neither. */
export const pkceFields = {
  code_challenge: z.string().max(128).nullish(),
  code_challenge_method: z.string().max(10).nullish(),
};

export interface Challenge {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
}

/** The challenge of a request, null for the implicit flow. Throws 400 `validation_failed` for half a challenge or a malformed one. */
export const readChallenge = (body: {
  code_challenge?: string | null;
  code_challenge_method?: string | null;
}): Challenge | null => {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (!challenge && !method) return null;
  if (!challenge || !method)
    throw new AuthError(
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    );
  const name = method.toLowerCase();
  if (name !== 's256' && name !== 'plain')
    throw new AuthError(400, 'validation_failed', `unsupported code_challenge method "${name}"`);
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw new AuthError(400, 'validation_failed', 'code challenge has to be between 43 and 128 characters');
  return { challenge, method: name };
};

/** Remembers a challenge until its link or provider comes back. */
export const createFlowState = async (
  tx: Transaction,
  flow: Challenge & { userId: string | null; provider: string; authenticationMethod: string; now: Date },
): Promise<string> => {
  const id = randomUUID();
  await tx.insert(flowState).values({
    id,
    userId: flow.userId,
    // Nobody knows this one: the code that counts is made when the link is followed.
    authCode: hashToken(randomToken()),
    codeChallenge: flow.challenge,
    codeChallengeMethod: flow.method,
    providerType: flow.provider,
    authenticationMethod: flow.authenticationMethod,
    createdAt: flow.now,
    updatedAt: flow.now,
  });
  return id;
};

/** Makes the code that the client exchanges for a session; null when the flow is gone. Only its hash is kept. */
export const issueAuthCode = async (
  tx: Transaction,
  flow: {
    id: string;
    userId: string;
    now: Date;
    providerAccessToken?: string;
    providerRefreshToken?: string;
  },
): Promise<string | null> => {
  const code = randomUUID();
  const [row] = await tx
    .update(flowState)
    .set({
      authCode: hashToken(code),
      authCodeIssuedAt: flow.now,
      userId: flow.userId,
      updatedAt: flow.now,
      providerAccessToken: flow.providerAccessToken ?? null,
      providerRefreshToken: flow.providerRefreshToken ?? null,
    })
    .where(eq(flowState.id, flow.id))
    .returning();
  return row ? code : null;
};

const answers = (row: typeof flowState.$inferSelect, verifier: string): boolean =>
  isSameSecret(
    row.codeChallenge,
    row.codeChallengeMethod === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier,
  );

/**
 * Uses up a code whose verifier fits. Throws 404 `flow_state_not_found`, 400 `flow_state_expired`, 400
 * `bad_code_verifier`.
 */
export const consumeAuthCode = async (tx: Transaction, code: string, verifier: string, now: Date) => {
  const [row] = await tx
    .select()
    .from(flowState)
    .where(eq(flowState.authCode, hashToken(code)))
    .for('update');
  if (!row?.authCodeIssuedAt || !row.userId)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (now.getTime() - row.authCodeIssuedAt.getTime() > lifetimes.flowCode * 1000)
    throw new AuthError(400, 'flow_state_expired', 'invalid flow state, flow state has expired');
  if (!answers(row, verifier))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  await tx.delete(flowState).where(eq(flowState.id, row.id));
  return {
    userId: row.userId,
    method: row.authenticationMethod,
    providerToken: row.providerAccessToken,
    providerRefreshToken: row.providerRefreshToken,
  };
};
