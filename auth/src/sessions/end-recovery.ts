import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';

const { mfaAmrClaims } = schema;

/** The recovery of a session is over: the new password is chosen. From the next token on it counts as begun by a mail. */
export const endRecovery = async (tx: Transaction, sessionId: string): Promise<void> => {
  await tx
    .update(mfaAmrClaims)
    .set({ authenticationMethod: 'otp' })
    .where(and(eq(mfaAmrClaims.sessionId, sessionId), eq(mfaAmrClaims.authenticationMethod, 'recovery')));
};
