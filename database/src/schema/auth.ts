import {
  bigserial,
  boolean,
  inet,
  json,
  jsonb,
  pgSchema,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

const auth = pgSchema('auth');
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = auth.table('users', {
  id: uuid('id').primaryKey(),
  instanceId: uuid('instance_id'),
  aud: varchar('aud', { length: 255 }),
  role: varchar('role', { length: 255 }),
  email: varchar('email', { length: 255 }),
  encryptedPassword: varchar('encrypted_password', { length: 255 }),
  emailConfirmedAt: at('email_confirmed_at'),
  invitedAt: at('invited_at'),
  confirmationToken: varchar('confirmation_token', { length: 255 }),
  confirmationSentAt: at('confirmation_sent_at'),
  recoveryToken: varchar('recovery_token', { length: 255 }),
  recoverySentAt: at('recovery_sent_at'),
  emailChangeTokenNew: varchar('email_change_token_new', { length: 255 }),
  emailChange: varchar('email_change', { length: 255 }),
  emailChangeSentAt: at('email_change_sent_at'),
  lastSignInAt: at('last_sign_in_at'),
  rawAppMetaData: jsonb('raw_app_meta_data').$type<Record<string, unknown>>(),
  rawUserMetaData: jsonb('raw_user_meta_data').$type<Record<string, unknown>>(),
  isSuperAdmin: boolean('is_super_admin'),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
  phone: text('phone'),
  phoneConfirmedAt: at('phone_confirmed_at'),
  phoneChange: text('phone_change').default(''),
  phoneChangeToken: varchar('phone_change_token', { length: 255 }).default(''),
  phoneChangeSentAt: at('phone_change_sent_at'),
  emailChangeTokenCurrent: varchar('email_change_token_current', { length: 255 }).default(''),
  emailChangeConfirmStatus: smallint('email_change_confirm_status').default(0),
  bannedUntil: at('banned_until'),
  reauthenticationToken: varchar('reauthentication_token', { length: 255 }).default(''),
  reauthenticationSentAt: at('reauthentication_sent_at'),
  isSsoUser: boolean('is_sso_user').notNull().default(false),
  deletedAt: at('deleted_at'),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
});

export const identities = auth.table('identities', {
  id: uuid('id').primaryKey().defaultRandom(),
  providerId: text('provider_id').notNull(),
  userId: uuid('user_id').notNull(),
  identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull(),
  provider: text('provider').notNull(),
  lastSignInAt: at('last_sign_in_at'),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
});

export const sessions = auth.table('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
  factorId: uuid('factor_id'),
  aal: text('aal').$type<'aal1' | 'aal2' | 'aal3'>(),
  notAfter: at('not_after'),
  refreshedAt: timestamp('refreshed_at', { mode: 'date' }),
  userAgent: text('user_agent'),
  ip: inet('ip'),
  tag: text('tag'),
});

export const refreshTokens = auth.table('refresh_tokens', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  instanceId: uuid('instance_id'),
  token: varchar('token', { length: 255 }),
  userId: varchar('user_id', { length: 255 }),
  revoked: boolean('revoked'),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
  parent: varchar('parent', { length: 255 }),
  sessionId: uuid('session_id'),
});

export const oneTimeTokens = auth.table('one_time_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenType: text('token_type').$type<OneTimeTokenType>().notNull(),
  tokenHash: text('token_hash').notNull(),
  relatesTo: text('relates_to').notNull(),
  createdAt: timestamp('created_at', { mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { mode: 'date' }).notNull().defaultNow(),
});

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token';

export const mfaFactors = auth.table('mfa_factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  friendlyName: text('friendly_name'),
  factorType: text('factor_type').$type<'totp' | 'webauthn' | 'phone'>().notNull(),
  status: text('status').$type<'unverified' | 'verified'>().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
  secret: text('secret'),
  phone: text('phone'),
  lastChallengedAt: at('last_challenged_at'),
});

export const mfaChallenges = auth.table('mfa_challenges', {
  id: uuid('id').primaryKey(),
  factorId: uuid('factor_id').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  verifiedAt: at('verified_at'),
  ipAddress: inet('ip_address').notNull(),
  otpCode: text('otp_code'),
});

export const mfaAmrClaims = auth.table('mfa_amr_claims', {
  id: uuid('id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
  authenticationMethod: text('authentication_method').notNull(),
});

export const flowState = auth.table('flow_state', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  authCode: text('auth_code').notNull(),
  codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>().notNull(),
  codeChallenge: text('code_challenge').notNull(),
  providerType: text('provider_type').notNull(),
  providerAccessToken: text('provider_access_token'),
  providerRefreshToken: text('provider_refresh_token'),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
  authenticationMethod: text('authentication_method').notNull(),
  authCodeIssuedAt: at('auth_code_issued_at'),
});

export const auditLogEntries = auth.table('audit_log_entries', {
  id: uuid('id').primaryKey(),
  instanceId: uuid('instance_id'),
  payload: json('payload').$type<Record<string, unknown>>(),
  createdAt: at('created_at').defaultNow(),
  ipAddress: varchar('ip_address', { length: 64 }).notNull().default(''),
});

export const ssoProviders = auth.table('sso_providers', {
  id: uuid('id').primaryKey(),
  resourceId: text('resource_id'),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
  disabled: boolean('disabled'),
});

export const ssoDomains = auth.table('sso_domains', {
  id: uuid('id').primaryKey(),
  ssoProviderId: uuid('sso_provider_id').notNull(),
  domain: text('domain').notNull(),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
});

export const samlProviders = auth.table('saml_providers', {
  id: uuid('id').primaryKey(),
  ssoProviderId: uuid('sso_provider_id').notNull(),
  entityId: text('entity_id').notNull(),
  metadataXml: text('metadata_xml').notNull(),
  metadataUrl: text('metadata_url'),
  attributeMapping: jsonb('attribute_mapping').$type<Record<string, unknown>>(),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
  nameIdFormat: text('name_id_format'),
});

export const samlRelayStates = auth.table('saml_relay_states', {
  id: uuid('id').primaryKey(),
  ssoProviderId: uuid('sso_provider_id').notNull(),
  requestId: text('request_id').notNull(),
  forEmail: text('for_email'),
  redirectTo: text('redirect_to'),
  createdAt: at('created_at').defaultNow(),
  updatedAt: at('updated_at').defaultNow(),
  flowStateId: uuid('flow_state_id'),
});
