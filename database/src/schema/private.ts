import { bigint, integer, jsonb, pgSchema, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const hidden = pgSchema('private');
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const signingKeys = hidden.table('signing_keys', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: at('created_at').notNull(),
  retiresAt: at('retires_at'),
});

export const authSecrets = hidden.table('auth_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const rateLimits = hidden.table('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const mailedCodes = hidden.table('mailed_codes', {
  tokenId: uuid('token_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  attempts: smallint('attempts').notNull().default(0),
  flowStateId: uuid('flow_state_id'),
});

export const usedTotpSteps = hidden.table('used_totp_steps', {
  factorId: uuid('factor_id').notNull(),
  step: bigint('step', { mode: 'number' }).notNull(),
});

export const recoveryCodeSets = hidden.table('recovery_code_sets', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  friendlyName: text('friendly_name').notNull().default(''),
  createdAt: at('created_at').notNull(),
  keptAt: at('kept_at'),
});

export const recoveryCodes = hidden.table('recovery_codes', {
  setId: uuid('set_id').notNull(),
  codeHash: text('code_hash').notNull(),
  usedAt: at('used_at'),
});

export const oauthStates = hidden.table('oauth_states', {
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  browserHash: text('browser_hash'),
  redirectTo: text('redirect_to').notNull(),
  flowStateId: uuid('flow_state_id'),
  linkUserId: uuid('link_user_id'),
  createdAt: at('created_at').notNull(),
});

export const usedWeb3Messages = hidden.table('used_web3_messages', {
  messageHash: text('message_hash').primaryKey(),
  expiresAt: at('expires_at').notNull(),
});
