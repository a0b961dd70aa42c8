import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { createOneTimeToken, voidTokens } from '../codes/one-time-token.ts';
import { createFlowState, type Challenge } from '../flows/flow-state.ts';
import { sendMail, verifyLink } from '../mail/send-mail.ts';
import { findUserByEmail } from './find-user.ts';
import type { UserRow } from './user-json.ts';

/**
 * Asks both mailboxes whether the account may move. Where the new address has an account already, its owner is told and
 * the caller sees no difference; such a change can never complete. The answer sends the mails, once the transaction stands.
 */
export const requestEmailChange = async (
  auth: AuthContext,
  tx: Transaction,
  user: UserRow,
  { email, challenge, redirectTo }: { email: string; challenge: Challenge | null; redirectTo: string },
): Promise<{ send(): void }> => {
  const now = auth.clock();
  const flowStateId = challenge
    ? await createFlowState(tx, {
        ...challenge,
        userId: user.id,
        provider: 'email_change',
        authenticationMethod: 'email_change',
        now,
      })
    : null;
  await tx
    .update(schema.users)
    .set({ emailChange: email, emailChangeSentAt: now, emailChangeConfirmStatus: 0, updatedAt: now })
    .where(eq(schema.users.id, user.id));
  await voidTokens(tx, user.id, ['email_change_token_current', 'email_change_token_new']);

  const ask = async (
    type: 'email_change_token_current' | 'email_change_token_new',
    to: string,
  ): Promise<() => void> => {
    const mailed = await createOneTimeToken(tx, { userId: user.id, type, relatesTo: to, flowStateId, now });
    const kind = type === 'email_change_token_current' ? 'email_change_current' : 'email_change_new';
    const values = {
      link: verifyLink(auth, mailed.token, 'email_change', redirectTo),
      code: mailed.code,
      newEmail: email,
    };
    return () => sendMail(auth, kind, to, values);
  };
  const isTaken = (await findUserByEmail(tx, email)) !== undefined;
  const mails = [
    ...(user.email ? [await ask('email_change_token_current', user.email)] : []),
    isTaken ? () => sendMail(auth, 'address_in_use', email) : await ask('email_change_token_new', email),
  ];
  return { send: () => mails.forEach((send) => send()) };
};
