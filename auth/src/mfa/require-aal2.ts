import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import type { UserRow } from '../users/user-json.ts';

/** Whether the account has a second factor in force. */
export const hasVerifiedFactor = async (tx: Transaction, userId: string): Promise<boolean> => {
  const { mfaFactors } = schema;
  const rows = await tx
    .select({ id: mfaFactors.id })
    .from(mfaFactors)
    .where(and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'verified')))
    .limit(1);
  return rows.length > 0;
};

/** Where the account has a second factor, this session must have passed it. Throws 401 `insufficient_aal`. */
export const requireAal2 = async (tx: Transaction, user: UserRow, bearer: SignedIn): Promise<void> => {
  if (bearer.aal === 'aal2' || !(await hasVerifiedFactor(tx, user.id))) return;
  throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required where a second factor is enabled.');
};
