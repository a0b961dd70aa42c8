import { accountDays } from '@whetstone/contract/limits';
import { schema, type Transaction } from '@whetstone/database';
import { and, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { AuthContext } from './auth-context.ts';
import type { AuthSettings } from './config.ts';
import { hasEnded } from './sessions/session-end.ts';
import { deleteUser } from './users/delete-user.ts';
import { lifetimes } from './limits/lifetimes.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** Accounts deleted in one round at most; the next one takes the rest. */
const accountsAtOnce = 100;

/** Accounts whose address was never proven, days after somebody asked for them: theirs is an address that nobody gave us. */
const sweepUnproven = async (tx: Transaction, before: Date): Promise<void> => {
  const { users } = schema;
  const unproven = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lt(users.createdAt, before),
        isNull(users.emailConfirmedAt),
        isNull(users.phoneConfirmedAt),
        isNull(users.lastSignInAt),
        isNull(users.invitedAt),
        // The last mail; whoever was added by an operator got none.
        sql`greatest(${users.confirmationSentAt}, ${users.recoverySentAt}) < ${before.toISOString()}::timestamptz`,
      ),
    )
    .limit(accountsAtOnce);
  for (const { id } of unproven) await deleteUser(tx, id);
};

/** Deletes counters whose window is over, but for those that are being used in this moment. */
const sweepLimits = async (tx: Transaction, now: Date): Promise<void> => {
  const { rateLimits } = schema;
  const over = tx
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expiresAt, now))
    .for('update', { skipLocked: true });
  await tx.delete(rateLimits).where(inArray(rateLimits.key, over));
};

/** Deletes links, flows, visits, challenges, sessions past their end and retired keys. */
const sweepExpired = async (tx: Transaction, now: Date, settings: AuthSettings): Promise<void> => {
  const { oneTimeTokens, flowState, oauthStates, mfaChallenges, sessions, signingKeys, usedWeb3Messages } =
    schema;
  const { otpExpirySeconds } = settings;
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.createdAt, before(otpExpirySeconds * 1000)));
  await tx.delete(flowState).where(lt(flowState.createdAt, before(otpExpirySeconds * 1000 + hourMs)));
  await tx.delete(oauthStates).where(lt(oauthStates.createdAt, before(hourMs)));
  await tx.delete(mfaChallenges).where(lt(mfaChallenges.createdAt, before(hourMs)));
  await tx.delete(sessions).where(hasEnded(settings, now));
  await tx.delete(signingKeys).where(and(isNotNull(signingKeys.retiresAt), lte(signingKeys.retiresAt, now)));
  await tx.delete(usedWeb3Messages).where(lte(usedWeb3Messages.expiresAt, now));
};

/** Deletes refreshed tokens and the record of refreshing: a row an hour for each session that is open; what a person did stays. */
const sweepRefreshes = async (tx: Transaction, before: Date): Promise<void> => {
  const { auditLogEntries, refreshTokens } = schema;
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.revoked, true), lt(refreshTokens.updatedAt, before)));
  await tx
    .delete(auditLogEntries)
    .where(
      and(
        lt(auditLogEntries.createdAt, before),
        sql`${auditLogEntries.payload} ->> 'action' = 'token_refreshed'`,
      ),
    );
};

/**
 * Deletes what has expired: counters, links, flows, visits, challenges, sessions past their end or not used for long, retired keys; refreshed
 * tokens and the record of refreshing after a month; accounts that were never confirmed after a month. Each in a
 * transaction of its own, so that nobody who signs in waits for all of it.
 */
export const sweep = async ({ clock, database, settings }: AuthContext): Promise<void> => {
  const now = clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await database.asService((tx) => sweepLimits(tx, now));
  await database.asService((tx) => sweepExpired(tx, now, settings));
  await database.asService((tx) => sweepUnproven(tx, daysAgo(accountDays.unconfirmed)));
  await database.asService((tx) =>
    sweepRefreshes(tx, new Date(now.getTime() - lifetimes.refreshRecord * 1000)),
  );
};
