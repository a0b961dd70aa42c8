import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { FactorRow } from '../users/user-json.ts';
import { lowerSessions } from './raise-session.ts';
import { hasVerifiedFactor } from './require-aal2.ts';

/** Removes a factor and what rests on it; recovery codes go with the last one, for they are no factor of their own. */
export const removeFactor = async (tx: Transaction, factor: FactorRow): Promise<void> => {
  const { mfaFactors, recoveryCodeSets } = schema;
  await lowerSessions(tx, factor.id);
  await tx.delete(mfaFactors).where(eq(mfaFactors.id, factor.id));
  if (!(await hasVerifiedFactor(tx, factor.userId)))
    await tx.delete(recoveryCodeSets).where(eq(recoveryCodeSets.userId, factor.userId));
};
