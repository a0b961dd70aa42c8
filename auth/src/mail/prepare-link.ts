import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { createOneTimeToken } from '../codes/one-time-token.ts';
import { createFlowState, type Challenge } from '../flows/flow-state.ts';
import type { Caller } from '../http/caller.ts';
import type { UserRow } from '../users/user-json.ts';
import { sendMail, verifyLink } from './send-mail.ts';

const confirmation = { token: 'confirmation_token', sentAt: 'confirmationSentAt' } as const;
const recovery = {
  token: 'recovery_token',
  sentAt: 'recoverySentAt',
  action: 'user_recovery_requested',
} as const;

const kinds = {
  signup: {
    ...confirmation,
    mail: 'confirmation',
    method: 'email/signup',
    action: 'user_confirmation_requested',
  },
  invite: { ...confirmation, mail: 'invite', method: 'invite', action: 'user_invited' },
  recovery: { ...recovery, mail: 'recovery', method: 'recovery' },
  magiclink: { ...recovery, mail: 'magic_link', method: 'magiclink' },
} as const;

export type LinkKind = keyof typeof kinds;

export interface LinkRequest {
  readonly challenge: Challenge | null;
  /** Checked already. */
  readonly redirectTo: string;
  readonly caller: Caller;
}

export interface PreparedLink {
  readonly token: string;
  readonly code: string;
  readonly link: string;
  /** Sends the mail; to be called once the transaction stands. */
  send(): void;
}

/** Makes a link of one kind for an account's mailbox, and voids the earlier one. */
export const prepareLink = async (
  auth: AuthContext,
  tx: Transaction,
  user: UserRow,
  kind: LinkKind,
  request: LinkRequest,
): Promise<PreparedLink> => {
  const { mail, token: tokenType, method, sentAt, action } = kinds[kind];
  const now = auth.clock();
  const email = user.email ?? '';
  const flowStateId = request.challenge
    ? await createFlowState(tx, {
        ...request.challenge,
        userId: user.id,
        provider: kind,
        authenticationMethod: method,
        now,
      })
    : null;
  await tx
    .update(schema.users)
    .set({ [sentAt]: now, updatedAt: now })
    .where(eq(schema.users.id, user.id));
  await writeAudit(tx, { action, actor: user, at: now, ip: request.caller.ip });
  const mailed = await createOneTimeToken(tx, {
    userId: user.id,
    type: tokenType,
    relatesTo: email,
    flowStateId,
    now,
  });
  const link = verifyLink(auth, mailed.token, kind, request.redirectTo);
  return { ...mailed, link, send: () => sendMail(auth, mail, email, { link, code: mailed.code }) };
};
