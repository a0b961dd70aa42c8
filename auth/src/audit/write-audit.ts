import { randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@whetstone/database';
import type { UserRow } from '../users/user-json.ts';

const logTypes = {
  login: 'account',
  logout: 'account',
  token_refreshed: 'token',
  token_revoked: 'token',
  user_signedup: 'team',
  user_repeated_signup: 'user',
  user_confirmation_requested: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_modified: 'user',
  user_updated_password: 'user',
  user_deleted: 'team',
  user_invited: 'team',
  identity_unlinked: 'user',
  factor_in_progress: 'factor',
  factor_deleted: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  generate_recovery_codes: 'user',
  recovery_code_used: 'factor',
} as const;

export type AuditAction = keyof typeof logTypes;

/** Records who did what, in GoTrue's form and in the caller's transaction. */
export const writeAudit = async (
  tx: Transaction,
  entry: {
    action: AuditAction;
    actor: Pick<UserRow, 'id' | 'email' | 'isSsoUser'>;
    at: Date;
    ip: string;
    traits?: Record<string, unknown>;
  },
): Promise<void> => {
  await tx.insert(schema.auditLogEntries).values({
    id: randomUUID(),
    payload: {
      action: entry.action,
      actor_id: entry.actor.id,
      actor_username: entry.actor.email ?? '',
      actor_via_sso: entry.actor.isSsoUser,
      log_type: logTypes[entry.action],
      ...(entry.traits ? { traits: entry.traits } : {}),
    },
    createdAt: entry.at,
    ipAddress: entry.ip,
  });
};
