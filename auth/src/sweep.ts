import { schema } from '@whetstone/database';
import { and, isNotNull, lt, lte } from 'drizzle-orm';
import type { AuthContext } from './auth-context.ts';

const hourMs = 3600_000;

/** Deletes what has expired: counters, links, flows, visits, challenges, sessions past their end, retired keys. */
export const sweep = (auth: AuthContext): Promise<void> =>
  auth.database.asService(async (tx) => {
    const now = auth.clock();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const {
      rateLimits,
      oneTimeTokens,
      flowState,
      oauthStates,
      mfaChallenges,
      sessions,
      signingKeys,
      usedWeb3Messages,
    } = schema;
    await tx.delete(rateLimits).where(lte(rateLimits.expiresAt, now));
    await tx
      .delete(oneTimeTokens)
      .where(lt(oneTimeTokens.createdAt, before(auth.settings.otpExpirySeconds * 1000)));
    await tx
      .delete(flowState)
      .where(lt(flowState.createdAt, before(auth.settings.otpExpirySeconds * 1000 + hourMs)));
    await tx.delete(oauthStates).where(lt(oauthStates.createdAt, before(hourMs)));
    await tx.delete(mfaChallenges).where(lt(mfaChallenges.createdAt, before(hourMs)));
    await tx.delete(sessions).where(and(isNotNull(sessions.notAfter), lte(sessions.notAfter, now)));
    await tx
      .delete(signingKeys)
      .where(and(isNotNull(signingKeys.retiresAt), lte(signingKeys.retiresAt, now)));
    await tx.delete(usedWeb3Messages).where(lte(usedWeb3Messages.expiresAt, now));
  });
