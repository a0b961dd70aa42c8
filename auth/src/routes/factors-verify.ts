import { schema, type Transaction } from '@whetstone/database';
import { and, eq, lt, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { readJson } from '../http/read-json.ts';
import { giveBack, take } from '../limits/take.ts';
import { findFactor, pathId } from '../mfa/find-factor.ts';
import { endSessionsBelowAal2, raiseSession } from '../mfa/raise-session.ts';
import { hasVerifiedFactor } from '../mfa/require-aal2.ts';
import { matchTotp } from '../mfa/totp.ts';
import { secretPlaces } from '../secrets/secret-places.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { refreshSecret, sessionAnswer } from '../sessions/open-session.ts';
import { loadSignedIn, readBearer, type SignedIn } from '../sessions/require-session.ts';
import { hashToken, isSameSecret } from '../tokens/opaque-token.ts';
import type { FactorRow } from '../users/user-json.ts';
import { lifetimes } from '../limits/lifetimes.ts';

const bodySchema = z.object({
  challenge_id: z.uuid('challenge_id must be an UUID'),
  code: z.string().max(20),
});

const { mfaChallenges, mfaFactors, usedTotpSteps } = schema;

type Challenge = typeof mfaChallenges.$inferSelect;

const isRight = async (
  auth: AuthContext,
  tx: Transaction,
  factor: FactorRow,
  challenge: Challenge,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (factor.factorType === 'phone')
    return (
      challenge.otpCode !== null && isSameSecret(challenge.otpCode, hashToken(`${challenge.id}:${code}`))
    );
  const step = factor.secret
    ? matchTotp(auth.box.open(factor.secret, secretPlaces.totp(factor.id)), code, now)
    : null;
  if (step === null) return false;
  // Codes of older steps are refused by the clock already.
  await tx
    .delete(usedTotpSteps)
    .where(and(eq(usedTotpSteps.factorId, factor.id), lt(usedTotpSteps.step, step - 10)));
  const fresh = await tx
    .insert(usedTotpSteps)
    .values({ factorId: factor.id, step })
    .onConflictDoNothing()
    .returning();
  return fresh.length > 0;
};

const takeChallenge = async (
  tx: Transaction,
  factor: FactorRow,
  id: string,
  now: Date,
): Promise<Challenge> => {
  const [challenge] = await tx
    .select()
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, id), eq(mfaChallenges.factorId, factor.id)))
    .for('update');
  if (!challenge)
    throw new AuthError(422, 'mfa_challenge_expired', 'MFA factor with the provided challenge ID not found');
  if (now.getTime() - challenge.createdAt.getTime() >= lifetimes.factorChallenge * 1000)
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    );
  return challenge;
};

/** A factor that is not in force yet may be a stranger's, who has the password alone: it must not open what another one guards. */
const assertMayJoin = async (tx: Transaction, factor: FactorRow, bearer: SignedIn): Promise<void> => {
  if (factor.status === 'verified' || bearer.aal === 'aal2') return;
  if (await hasVerifiedFactor(tx, factor.userId))
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor');
};

/** Puts a factor in force. The first one ends what has not been shown it: sessions, and factors that were begun before. */
const enforce = async (tx: Transaction, factor: FactorRow, now: Date): Promise<void> => {
  const isFirst = !(await hasVerifiedFactor(tx, factor.userId));
  await tx.update(mfaFactors).set({ status: 'verified', updatedAt: now }).where(eq(mfaFactors.id, factor.id));
  if (isFirst)
    await tx
      .delete(mfaFactors)
      .where(and(eq(mfaFactors.userId, factor.userId), ne(mfaFactors.status, 'verified')));
};

/** POST /factors/{id}/verify: a right code puts the factor in force and raises the session to aal2. */
export const verifyFactor = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const factorId = pathId(c.req.param('factorId'));
  const { challenge_id: challengeId, code } = await readJson(c, bodySchema);
  const limits = [
    ['mfaPerAddress', caller.subject],
    ['mfaPerAccount', bearer.userId],
  ] as const;
  await take(auth, limits);
  const secret = await refreshSecret(auth);
  const { opened, isNew } = await auth.database.asService(async (tx) => {
    const now = auth.clock();
    const { user, session } = await loadSignedIn(auth, tx, bearer, { hold: true });
    const factor = await findFactor(tx, user.id, factorId);
    await assertMayJoin(tx, factor, bearer);
    const challenge = await takeChallenge(tx, factor, challengeId, now);
    if (!(await isRight(auth, tx, factor, challenge, code.trim(), now))) {
      auth.securityLog.note({ kind: 'wrong_second_factor', userId: user.id, network: caller.subject });
      throw new AuthError(
        422,
        'mfa_verification_failed',
        factor.factorType === 'phone' ? 'Invalid MFA Phone code entered' : 'Invalid TOTP code entered',
      );
    }
    await tx.delete(mfaChallenges).where(eq(mfaChallenges.factorId, factor.id));
    await enforce(tx, factor, now);
    await writeAudit(tx, {
      action: 'verification_attempted',
      actor: user,
      at: now,
      ip: caller.ip,
      traits: { factor_id: factor.id },
    });
    const method = factor.factorType === 'phone' ? 'mfa/phone' : 'totp';
    const by = { method, factorId: factor.id, refreshSecret: secret } as const;
    const raised = await raiseSession(auth, tx, { user, session }, by);
    if (factor.status === 'unverified') await endSessionsBelowAal2(tx, user.id);
    return { opened: raised, isNew: factor.status === 'unverified' };
  });
  await giveBack(auth, limits);
  if (isNew) tellOwner(auth, opened.user, 'second_factor_added', caller);
  return c.json(await sessionAnswer(auth, opened));
};
