import { randomUUID } from 'node:crypto';
import { schema } from '@whetstone/database';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { take } from '../limits/take.ts';
import { findFactor, pathId } from '../mfa/find-factor.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';
import { hashToken, randomCode } from '../tokens/opaque-token.ts';
import { lifetimes } from '../limits/lifetimes.ts';

/** POST /factors/{id}/challenge: asks for a code; for a phone it sends one. */
export const challengeFactor = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const factorId = pathId(c.req.param('factorId'));
  await take(auth, [['mfaPerAddress', caller.subject]]);
  const factor = await auth.database.asService(async (tx) => {
    await loadSignedIn(auth, tx, bearer);
    return findFactor(tx, bearer.userId, factorId);
  });
  const { smsSender } = auth;
  if (factor.phone && !smsSender)
    throw new AuthError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
  if (factor.phone)
    await take(auth, [
      ['smsPerAddress', caller.subject],
      ['smsGap', factor.phone],
      ['smsPerAccount', factor.phone],
    ]);

  const id = randomUUID();
  const code = randomCode();
  const now = auth.clock();
  await auth.database.asService(async (tx) => {
    const { user } = await loadSignedIn(auth, tx, bearer);
    await tx.insert(schema.mfaChallenges).values({
      id,
      factorId: factor.id,
      createdAt: now,
      ipAddress: caller.ip,
      otpCode: factor.phone ? hashToken(`${id}:${code}`) : null,
    });
    await writeAudit(tx, {
      action: 'challenge_created',
      actor: user,
      at: now,
      ip: caller.ip,
      traits: { factor_id: factor.id },
    });
  });
  if (factor.phone && smsSender)
    auth.inBackground(smsSender.send({ to: factor.phone, text: `Your Whetstone code is ${code}` }));
  return c.json({
    id,
    type: factor.factorType,
    expires_at: Math.floor(now.getTime() / 1000) + lifetimes.factorChallenge,
  });
};
