-- The schema as all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

-- Schemas

create schema auth;
grant usage on schema auth to anon;
grant usage on schema auth to authenticated;
grant usage on schema auth to service_role;

create schema private;
comment on schema private is 'What no client names: functions behind policies, keys, counters of the server.';
grant usage on schema private to anon;
grant usage on schema private to authenticated;
grant usage on schema private to service_role;

create schema public;
comment on schema public is 'standard public schema';
grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;

-- Types and sequences

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');

create type auth.code_challenge_method as enum ('s256', 'plain');

create type auth.factor_status as enum ('unverified', 'verified');

create type auth.factor_type as enum ('totp', 'webauthn', 'phone');

create type auth.one_time_token_type as enum ('confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'phone_change_token');

create type private.asking_outcome as (
  outcome text,
  id uuid,
  attempt uuid,
  answer text,
  asked integer,
  most integer
);

create type private.generation_outcome as (
  outcome text,
  generation_id uuid,
  tier text,
  used integer,
  monthly_limit integer,
  resets_at timestamp with time zone
);

create type private.kept_writing as (
  kept boolean,
  generation_id uuid,
  rewrites integer,
  tier text,
  used integer,
  monthly_limit integer,
  resets_at timestamp with time zone,
  email text,
  used_elsewhere integer,
  calls_fault text
);

create type private.library_query as (
  query tsquery,
  matching bigint,
  exact boolean
);

create type private.writing_outcome as (
  outcome text,
  writing_id uuid,
  attempt uuid,
  generation_id uuid,
  rewrites integer,
  written_this_month integer,
  tier text,
  used integer,
  monthly_limit integer,
  resets_at timestamp with time zone
);

create type public.library_card as (
  id uuid,
  title text,
  description text,
  category text,
  tags text[],
  use_case text,
  preview text,
  votes integer,
  is_template boolean,
  is_own boolean,
  is_favorite boolean,
  has_voted boolean,
  published_at timestamp with time zone,
  cursor_place jsonb
);

create type public.library_page_answer as (
  cards public.library_card[],
  total bigint,
  total_is_estimate boolean
);

create sequence auth.refresh_tokens_id_seq;

create sequence private.draft_versions;

-- Tables

create table auth.audit_log_entries (
  instance_id uuid,
  id uuid not null,
  payload json,
  created_at timestamp with time zone default now(),
  ip_address character varying(64) default ''::character varying not null,
  constraint audit_log_entries_pkey PRIMARY KEY (id)
);
alter table auth.audit_log_entries enable row level security;
CREATE INDEX audit_log_entries_actor_idx ON auth.audit_log_entries USING btree (((payload ->> 'actor_id'::text)));
CREATE INDEX audit_log_entries_created_at_idx ON auth.audit_log_entries USING btree (created_at);
create policy "The auth service reaches every row" on auth.audit_log_entries as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.audit_log_entries to service_role;

create table auth.flow_state (
  id uuid not null,
  user_id uuid,
  auth_code text not null,
  code_challenge_method auth.code_challenge_method not null,
  code_challenge text not null,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  authentication_method text not null,
  auth_code_issued_at timestamp with time zone,
  constraint flow_state_pkey PRIMARY KEY (id)
);
alter table auth.flow_state enable row level security;
CREATE INDEX flow_state_auth_code_idx ON auth.flow_state USING btree (auth_code);
create policy "The auth service reaches every row" on auth.flow_state as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.flow_state to service_role;

create table auth.identities (
  provider_id text not null,
  user_id uuid not null,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  email text generated always as (lower((identity_data ->> 'email'::text))) stored,
  id uuid default gen_random_uuid() not null,
  constraint identities_pkey PRIMARY KEY (id),
  constraint identities_provider_id_provider_key UNIQUE (provider_id, provider),
  constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table auth.identities enable row level security;
CREATE INDEX identities_email_idx ON auth.identities USING btree (email);
CREATE INDEX identities_user_id_idx ON auth.identities USING btree (user_id);
create policy "The auth service reaches every row" on auth.identities as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.identities to service_role;

create table auth.mfa_amr_claims (
  session_id uuid not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  authentication_method text not null,
  id uuid not null,
  constraint mfa_amr_claims_pkey PRIMARY KEY (id),
  constraint mfa_amr_claims_session_id_authentication_method_key UNIQUE (session_id, authentication_method),
  constraint mfa_amr_claims_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);
alter table auth.mfa_amr_claims enable row level security;
create policy "The auth service reaches every row" on auth.mfa_amr_claims as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.mfa_amr_claims to service_role;

create table auth.mfa_challenges (
  id uuid not null,
  factor_id uuid not null,
  created_at timestamp with time zone default now() not null,
  verified_at timestamp with time zone,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb,
  constraint mfa_challenges_pkey PRIMARY KEY (id),
  constraint mfa_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE
);
alter table auth.mfa_challenges enable row level security;
CREATE INDEX mfa_challenges_factor_idx ON auth.mfa_challenges USING btree (factor_id, created_at DESC);
create policy "The auth service reaches every row" on auth.mfa_challenges as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.mfa_challenges to service_role;

create table auth.mfa_factors (
  id uuid not null,
  user_id uuid not null,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  secret text,
  phone text,
  last_challenged_at timestamp with time zone,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  constraint mfa_factors_pkey PRIMARY KEY (id),
  constraint mfa_factors_last_challenged_at_key UNIQUE (last_challenged_at),
  constraint mfa_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table auth.mfa_factors enable row level security;
CREATE UNIQUE INDEX mfa_factors_friendly_name_idx ON auth.mfa_factors USING btree (friendly_name, user_id) WHERE (TRIM(BOTH FROM friendly_name) <> ''::text);
CREATE INDEX mfa_factors_user_id_idx ON auth.mfa_factors USING btree (user_id, status);
create policy "The auth service reaches every row" on auth.mfa_factors as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.mfa_factors to service_role;

create table auth.one_time_tokens (
  id uuid not null,
  user_id uuid not null,
  token_type auth.one_time_token_type not null,
  token_hash text not null,
  relates_to text not null,
  created_at timestamp without time zone default now() not null,
  updated_at timestamp without time zone default now() not null,
  constraint one_time_tokens_pkey PRIMARY KEY (id),
  constraint one_time_tokens_user_id_token_type_key UNIQUE (user_id, token_type),
  constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint one_time_tokens_token_hash_check CHECK ((char_length(token_hash) > 0))
);
alter table auth.one_time_tokens enable row level security;
CREATE INDEX one_time_tokens_relates_to_idx ON auth.one_time_tokens USING hash (relates_to);
CREATE INDEX one_time_tokens_token_hash_idx ON auth.one_time_tokens USING hash (token_hash);
create policy "The auth service reaches every row" on auth.one_time_tokens as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.one_time_tokens to service_role;

create table auth.refresh_tokens (
  instance_id uuid,
  id bigint default nextval('auth.refresh_tokens_id_seq'::regclass) not null,
  token character varying(255),
  user_id character varying(255),
  revoked boolean,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  parent character varying(255),
  session_id uuid,
  constraint refresh_tokens_pkey PRIMARY KEY (id),
  constraint refresh_tokens_token_key UNIQUE (token),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
);
alter table auth.refresh_tokens enable row level security;
CREATE INDEX refresh_tokens_parent_idx ON auth.refresh_tokens USING btree (parent);
CREATE INDEX refresh_tokens_session_idx ON auth.refresh_tokens USING btree (session_id, revoked);
create policy "The auth service reaches every row" on auth.refresh_tokens as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.refresh_tokens to service_role;

create table auth.saml_providers (
  id uuid not null,
  sso_provider_id uuid not null,
  entity_id text not null,
  metadata_xml text not null,
  metadata_url text,
  attribute_mapping jsonb,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  name_id_format text,
  constraint saml_providers_pkey PRIMARY KEY (id),
  constraint saml_providers_entity_id_key UNIQUE (entity_id),
  constraint saml_providers_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE
);
alter table auth.saml_providers enable row level security;
create policy "The auth service reaches every row" on auth.saml_providers as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.saml_providers to service_role;

create table auth.saml_relay_states (
  id uuid not null,
  sso_provider_id uuid not null,
  request_id text not null,
  for_email text,
  redirect_to text,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  flow_state_id uuid,
  constraint saml_relay_states_pkey PRIMARY KEY (id),
  constraint saml_relay_states_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_state(id) ON DELETE CASCADE,
  constraint saml_relay_states_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE
);
alter table auth.saml_relay_states enable row level security;
create policy "The auth service reaches every row" on auth.saml_relay_states as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.saml_relay_states to service_role;

create table auth.sessions (
  id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamp with time zone,
  refreshed_at timestamp without time zone,
  user_agent text,
  ip inet,
  tag text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table auth.sessions enable row level security;
CREATE INDEX sessions_user_id_idx ON auth.sessions USING btree (user_id, created_at);
create policy "The auth service reaches every row" on auth.sessions as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.sessions to service_role;

create table auth.sso_domains (
  id uuid not null,
  sso_provider_id uuid not null,
  domain text not null,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  constraint sso_domains_pkey PRIMARY KEY (id),
  constraint sso_domains_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE,
  constraint sso_domains_domain_check CHECK ((char_length(domain) > 0))
);
alter table auth.sso_domains enable row level security;
CREATE UNIQUE INDEX sso_domains_domain_idx ON auth.sso_domains USING btree (lower(domain));
create policy "The auth service reaches every row" on auth.sso_domains as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.sso_domains to service_role;

create table auth.sso_providers (
  id uuid not null,
  resource_id text,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  disabled boolean,
  constraint sso_providers_pkey PRIMARY KEY (id)
);
alter table auth.sso_providers enable row level security;
create policy "The auth service reaches every row" on auth.sso_providers as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on auth.sso_providers to service_role;

create table auth.users (
  instance_id uuid,
  id uuid not null,
  aud character varying(255),
  role character varying(255),
  email character varying(255),
  encrypted_password character varying(255),
  email_confirmed_at timestamp with time zone,
  invited_at timestamp with time zone,
  confirmation_token character varying(255),
  confirmation_sent_at timestamp with time zone,
  recovery_token character varying(255),
  recovery_sent_at timestamp with time zone,
  email_change_token_new character varying(255),
  email_change character varying(255),
  email_change_sent_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamp with time zone default now(),
  updated_at timestamp with time zone default now(),
  phone text,
  phone_confirmed_at timestamp with time zone,
  phone_change text default ''::text,
  phone_change_token character varying(255) default ''::character varying,
  phone_change_sent_at timestamp with time zone,
  confirmed_at timestamp with time zone generated always as (LEAST(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current character varying(255) default ''::character varying,
  email_change_confirm_status smallint default 0,
  banned_until timestamp with time zone,
  reauthentication_token character varying(255) default ''::character varying,
  reauthentication_sent_at timestamp with time zone,
  is_sso_user boolean default false not null,
  deleted_at timestamp with time zone,
  is_anonymous boolean default false not null,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_phone_key UNIQUE (phone),
  constraint users_email_change_confirm_status_check CHECK (((email_change_confirm_status >= 0) AND (email_change_confirm_status <= 2)))
);
alter table auth.users enable row level security;
CREATE INDEX users_email_lower_idx ON auth.users USING btree (lower((email)::text));
CREATE UNIQUE INDEX users_email_partial_key ON auth.users USING btree (email) WHERE (is_sso_user = false);
create policy "The auth service reaches every row" on auth.users as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER delete_demo_requests AFTER DELETE ON auth.users FOR EACH ROW WHEN ((old.email_confirmed_at IS NOT NULL)) EXECUTE FUNCTION private.delete_demo_requests();
CREATE TRIGGER profile_follows_user AFTER INSERT OR DELETE OR UPDATE OF email ON auth.users FOR EACH ROW EXECUTE FUNCTION private.profile_follows_user();
CREATE TRIGGER security_log_forgets AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION private.forget_in_security_log();
CREATE TRIGGER user_may_be_admin AFTER INSERT OR UPDATE OF email, email_confirmed_at, is_sso_user ON auth.users FOR EACH ROW EXECUTE FUNCTION private.admin_follows_user();
grant delete, insert, select, update on auth.users to service_role;

create table private.admin_emails (
  email text not null,
  constraint admin_emails_pkey PRIMARY KEY (email),
  constraint admin_emails_email_check CHECK ((email = lower(email)))
);
comment on table private.admin_emails is 'The addresses of ADMIN_EMAILS, as the last start of the server had them.';
alter table private.admin_emails enable row level security;

create table private.auth_secrets (
  name text not null,
  value text not null,
  constraint auth_secrets_pkey PRIMARY KEY (name)
);
comment on table private.auth_secrets is 'Random keys that all processes share, made on first use.';
alter table private.auth_secrets enable row level security;
create policy "The auth service reaches every row" on private.auth_secrets as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.auth_secrets to service_role;

create table private.demo_requests (
  id bigint generated always as identity not null,
  name text not null,
  email text not null,
  company text not null,
  message text not null,
  created_at timestamp with time zone default now() not null,
  constraint demo_requests_pkey PRIMARY KEY (id),
  constraint demo_requests_company_check CHECK (((char_length(company) >= 1) AND (char_length(company) <= 100))),
  constraint demo_requests_email_check CHECK ((char_length(email) <= 254)),
  constraint demo_requests_message_check CHECK ((char_length(message) <= 2000)),
  constraint demo_requests_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
comment on table private.demo_requests is 'What visitors sent through "Schedule Demo".';
alter table private.demo_requests enable row level security;
CREATE INDEX demo_requests_created_idx ON private.demo_requests USING btree (created_at);
CREATE INDEX demo_requests_email_idx ON private.demo_requests USING btree (lower(email));
create policy "The service reaches demo requests" on private.demo_requests as permissive for all to service_role using (true) with check (true);
grant delete, insert, select on private.demo_requests to service_role;

create table private.draft_keys (
  user_id uuid not null,
  sealed text not null,
  created_at timestamp with time zone default now() not null,
  constraint draft_keys_pkey PRIMARY KEY (user_id),
  constraint draft_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.draft_keys is 'The key that seals what an account''s browsers keep of its drafts; itself sealed with the server''s key.';
alter table private.draft_keys enable row level security;
create policy "The service reaches every key of drafts" on private.draft_keys as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.draft_keys to service_role;

create table private.health_days (
  service text not null,
  day date not null,
  checks integer not null,
  failures integer not null,
  constraint health_days_pkey PRIMARY KEY (service, day),
  constraint health_days_check CHECK (((failures >= 0) AND (failures <= checks))),
  constraint health_days_service_check CHECK ((service = ANY (ARRAY['app'::text, 'accounts'::text, 'database'::text, 'generation'::text, 'enhancement'::text, 'payments'::text])))
);
comment on table private.health_days is 'Checks counted by day (UTC), kept for the window over which uptime is shown.';
alter table private.health_days enable row level security;
create policy "The monitor reaches every row" on private.health_days as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.health_days to service_role;

create table private.health_rounds (
  only_row boolean default true not null,
  latest timestamp with time zone not null,
  constraint health_rounds_pkey PRIMARY KEY (only_row),
  constraint health_rounds_only_row_check CHECK (only_row)
);
comment on table private.health_rounds is 'One row: the latest minute that was sampled. Whichever process moves it on samples that minute.';
alter table private.health_rounds enable row level security;
create policy "The monitor reaches every row" on private.health_rounds as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.health_rounds to service_role;

create table private.health_samples (
  service text not null,
  minute timestamp with time zone not null,
  passed boolean not null,
  response_ms integer not null,
  constraint health_samples_pkey PRIMARY KEY (service, minute),
  constraint health_samples_response_ms_check CHECK ((response_ms >= 0)),
  constraint health_samples_service_check CHECK ((service = ANY (ARRAY['app'::text, 'accounts'::text, 'database'::text, 'generation'::text, 'enhancement'::text, 'payments'::text])))
);
comment on table private.health_samples is 'Checks of the last day, one for each service and minute.';
alter table private.health_samples enable row level security;
create policy "The monitor reaches every row" on private.health_samples as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.health_samples to service_role;

create table private.incidents (
  id bigint generated always as identity not null,
  service text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint incidents_pkey PRIMARY KEY (id),
  constraint incidents_check CHECK ((ended_at >= started_at)),
  constraint incidents_service_check CHECK ((service = ANY (ARRAY['app'::text, 'accounts'::text, 'database'::text, 'generation'::text, 'enhancement'::text, 'payments'::text])))
);
comment on table private.incidents is 'Opened after consecutive failed checks of a service, closed after consecutive ones that passed.';
alter table private.incidents enable row level security;
CREATE UNIQUE INDEX incidents_one_open_idx ON private.incidents USING btree (service) WHERE (ended_at IS NULL);
CREATE INDEX incidents_started_idx ON private.incidents USING btree (started_at DESC);
create policy "The monitor reaches every row" on private.incidents as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.incidents to service_role;

create table private.library_entries (
  prompt_id uuid not null,
  is_template boolean not null,
  title_key text not null,
  votes integer not null,
  published_at timestamp with time zone not null,
  document tsvector not null,
  constraint library_entries_pkey PRIMARY KEY (prompt_id),
  constraint library_entries_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE
);
comment on table private.library_entries is 'One narrow row for each public prompt, kept by trigger: what the library sorts and searches by.';
alter table private.library_entries enable row level security;
CREATE INDEX library_entries_document_idx ON private.library_entries USING gin (document) WITH (fastupdate=off);
CREATE INDEX library_entries_recent_idx ON private.library_entries USING btree (published_at DESC, prompt_id DESC);
CREATE INDEX library_entries_title_idx ON private.library_entries USING btree (title_key, prompt_id);
CREATE INDEX library_entries_votes_idx ON private.library_entries USING btree (is_template DESC, votes DESC, published_at DESC, prompt_id DESC);
CREATE TRIGGER count_new_terms AFTER INSERT ON private.library_entries REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_terms();
CREATE TRIGGER count_old_terms AFTER DELETE ON private.library_entries REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_terms();
CREATE TRIGGER keep_suspended_out BEFORE INSERT ON private.library_entries FOR EACH ROW WHEN ((NOT new.is_template)) EXECUTE FUNCTION private.keep_suspended_out();
CREATE TRIGGER note_withdrawal AFTER DELETE ON private.library_entries REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.note_withdrawal();

create table private.library_terms (
  term text not null,
  prompts integer not null,
  slips text[] default '{}'::text[] not null,
  constraint library_terms_pkey PRIMARY KEY (term)
);
comment on table private.library_terms is 'How many public prompts have each word, category and tag; the stored counts of the library, and the dictionary that forgives a slip.';
alter table private.library_terms enable row level security;
CREATE INDEX library_terms_popular_idx ON private.library_terms USING btree ("left"(term, 2), prompts DESC, term) WHERE (term < 'w:'::text);
CREATE INDEX library_terms_slips_idx ON private.library_terms USING gin (slips) WITH (fastupdate=off);

create table private.library_trending (
  place integer not null,
  prompt_id uuid not null,
  constraint library_trending_pkey PRIMARY KEY (place),
  constraint library_trending_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE
);
comment on table private.library_trending is 'The six prompts of the moment, refreshed every few minutes.';
alter table private.library_trending enable row level security;
CREATE INDEX library_trending_prompt_idx ON private.library_trending USING btree (prompt_id);

create table private.library_withdrawals (
  only_row boolean default true not null,
  count bigint not null,
  constraint library_withdrawals_pkey PRIMARY KEY (only_row),
  constraint library_withdrawals_only_row_check CHECK (only_row)
);
comment on table private.library_withdrawals is 'One row: how many times something left the public library or was changed in it.';
alter table private.library_withdrawals enable row level security;

create table private.mailbox_hosts (
  host text not null,
  mailbox_host text not null,
  ignored text default ''::text not null,
  constraint mailbox_hosts_pkey PRIMARY KEY (host)
);
comment on table private.mailbox_hosts is 'Hosts that are known to deliver several spellings to one mailbox: what follows a plus never counts there, nor do the ignored characters. Sources: support.google.com/mail/answer/7436150 (dots, googlemail.com), Microsoft on plus addressing in Outlook, support.apple.com on me.com and mac.com with icloud.com, proton.me/support/addresses-and-aliases (plus, short domains; its user names do not differ by dots, hyphens or underscores), fastmail.help/hc/articles/360060591053 (plus, subdomains), yandex.com/support/id/authorization/email.html (one user name at all its domains).';
alter table private.mailbox_hosts enable row level security;

create table private.mailbox_quotas (
  mailbox_hash text not null,
  used integer not null,
  resets_at timestamp with time zone not null,
  constraint mailbox_quotas_pkey PRIMARY KEY (mailbox_hash),
  constraint mailbox_quotas_used_check CHECK ((used >= 0))
);
comment on table private.mailbox_quotas is 'Free prompts that the accounts of a mailbox have used of their month, by a keyed hash. Swept when the month is over.';
alter table private.mailbox_quotas enable row level security;
create policy "The service sweeps quotas of mailboxes" on private.mailbox_quotas as permissive for all to service_role using (true) with check (true);
grant delete, select on private.mailbox_quotas to service_role;

create table private.mailed_codes (
  token_id uuid not null,
  code_hash text not null,
  attempts smallint default 0 not null,
  flow_state_id uuid,
  constraint mailed_codes_pkey PRIMARY KEY (token_id),
  constraint mailed_codes_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_state(id) ON DELETE CASCADE,
  constraint mailed_codes_token_id_fkey FOREIGN KEY (token_id) REFERENCES auth.one_time_tokens(id) ON DELETE CASCADE
);
comment on table private.mailed_codes is 'The six digits that stand beside a link in a mail, the wrong guesses at them, and the PKCE flow that asked.';
alter table private.mailed_codes enable row level security;
CREATE INDEX mailed_codes_flow_state_idx ON private.mailed_codes USING btree (flow_state_id);
create policy "The auth service reaches every row" on private.mailed_codes as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.mailed_codes to service_role;

create table private.model_keys (
  user_id uuid not null,
  provider text not null,
  base_url text,
  model text not null,
  sealed text not null,
  last_four text not null,
  changed_at timestamp with time zone default now() not null,
  constraint model_keys_pkey PRIMARY KEY (user_id),
  constraint model_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint model_keys_base_url_check CHECK ((char_length(base_url) <= 500)),
  constraint model_keys_check CHECK (((provider = 'openai-compatible'::text) = (base_url IS NOT NULL))),
  constraint model_keys_last_four_check CHECK ((char_length(last_four) = 4)),
  constraint model_keys_model_check CHECK (((char_length(model) >= 1) AND (char_length(model) <= 200))),
  constraint model_keys_provider_check CHECK ((provider = ANY (ARRAY['openai'::text, 'anthropic'::text, 'google'::text, 'mistral'::text, 'openai-compatible'::text]))),
  constraint model_keys_sealed_check CHECK ((sealed ~~ 'sealed:%'::text))
);
comment on table private.model_keys is 'The model and the sealed key with which prompts of an account are written at the expense of its owner.';
alter table private.model_keys enable row level security;
create policy "The service reaches every model key" on private.model_keys as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.model_keys to service_role;

create table private.money_back_uses (
  address_hash text not null,
  used_at timestamp with time zone default now() not null,
  constraint money_back_uses_pkey PRIMARY KEY (address_hash)
);
comment on table private.money_back_uses is 'Addresses of accounts that are gone, or that have another address now, whose money-back guarantee was used. Swept after two years.';
alter table private.money_back_uses enable row level security;
create policy "The service sweeps used guarantees" on private.money_back_uses as permissive for all to service_role using (true) with check (true);
grant delete, select on private.money_back_uses to service_role;

create table private.oauth_states (
  state_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  browser_hash text,
  redirect_to text not null,
  flow_state_id uuid,
  link_user_id uuid,
  created_at timestamp with time zone not null,
  constraint oauth_states_pkey PRIMARY KEY (state_hash),
  constraint oauth_states_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_state(id) ON DELETE CASCADE,
  constraint oauth_states_link_user_id_fkey FOREIGN KEY (link_user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.oauth_states is 'A visit to a provider that has not come back yet.';
alter table private.oauth_states enable row level security;
CREATE INDEX oauth_states_flow_state_idx ON private.oauth_states USING btree (flow_state_id);
CREATE INDEX oauth_states_link_user_idx ON private.oauth_states USING btree (link_user_id);
create policy "The auth service reaches every row" on private.oauth_states as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.oauth_states to service_role;

create table private.outbox_mails (
  id bigint generated always as identity not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamp with time zone default now() not null,
  constraint outbox_mails_pkey PRIMARY KEY (id)
);
comment on table private.outbox_mails is 'Mails shown at /dev/outbox while no mail server is configured.';
alter table private.outbox_mails enable row level security;
create policy "The service reaches the outbox" on private.outbox_mails as permissive for all to service_role using (true) with check (true);
grant delete, insert, select on private.outbox_mails to service_role;

create table private.own_entries (
  prompt_id uuid not null,
  user_id uuid not null,
  document tsvector not null,
  constraint own_entries_pkey PRIMARY KEY (prompt_id),
  constraint own_entries_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint own_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.own_entries is 'The words of each prompt, kept by trigger: what the search in one''s own prompts reads.';
alter table private.own_entries enable row level security;
CREATE INDEX own_entries_document_idx ON private.own_entries USING gin (document) WITH (fastupdate='on', gin_pending_list_limit='256');
CREATE INDEX own_entries_user_idx ON private.own_entries USING btree (user_id);

create table private.own_terms (
  user_id uuid not null,
  term text not null,
  constraint own_terms_pkey PRIMARY KEY (user_id, term),
  constraint own_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.own_terms is 'The words that a person wrote, the dictionary that forgives a slip; swept of what is gone as prompts are deleted for good.';
alter table private.own_terms enable row level security;
CREATE INDEX own_terms_end_idx ON private.own_terms USING btree (user_id, reverse(term));

create table private.payment_mails (
  key text not null,
  user_id uuid not null,
  kind text not null,
  details jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  claimed_until timestamp with time zone,
  attempts integer default 0 not null,
  sent_at timestamp with time zone,
  constraint payment_mails_pkey PRIMARY KEY (key),
  constraint payment_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.payment_mails is 'Mails about money and about what admins did, written in the transaction of what they tell; the key keeps each from being written twice.';
alter table private.payment_mails enable row level security;
CREATE INDEX payment_mails_owner_idx ON private.payment_mails USING btree (user_id);
CREATE INDEX payment_mails_waiting_idx ON private.payment_mails USING btree (created_at) WHERE (sent_at IS NULL);
create policy "The service reaches every mail about money" on private.payment_mails as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.payment_mails to service_role;

create table private.people_withdrawals (
  only_row boolean default true not null,
  count bigint not null,
  constraint people_withdrawals_pkey PRIMARY KEY (only_row),
  constraint people_withdrawals_only_row_check CHECK (only_row)
);
comment on table private.people_withdrawals is 'One row: how many times a public name, a collection or what an admin decided has changed what others see.';
alter table private.people_withdrawals enable row level security;

create table private.prompt_uses (
  prompt_id uuid not null,
  kind text not null,
  day date not null,
  who text not null,
  network text,
  constraint prompt_uses_pkey PRIMARY KEY (prompt_id, kind, day, who),
  constraint prompt_uses_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompt_counts(prompt_id) ON DELETE CASCADE,
  constraint prompt_uses_kind_check CHECK ((kind = ANY (ARRAY['copies'::text, 'keeps'::text])))
);
comment on table private.prompt_uses is 'What was counted today, so that it is not counted twice: keyed hashes, gone after two days.';
alter table private.prompt_uses enable row level security;
CREATE INDEX prompt_uses_day_idx ON private.prompt_uses USING btree (day);
create policy "The service reaches every use" on private.prompt_uses as permissive for all to service_role using (true) with check (true);
grant delete, select on private.prompt_uses to service_role;

create table private.quota_keys (
  id boolean default true not null,
  key text not null,
  constraint quota_keys_pkey PRIMARY KEY (id),
  constraint quota_keys_id_check CHECK (id)
);
comment on table private.quota_keys is 'The key of the hashes in spent_quotas, made once for each database.';
alter table private.quota_keys enable row level security;

create table private.rate_limits (
  key text not null,
  count integer not null,
  expires_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
comment on table private.rate_limits is 'One row for each limited subject and window; the key is a hash.';
alter table private.rate_limits enable row level security;
CREATE INDEX rate_limits_expires_at_idx ON private.rate_limits USING btree (expires_at);
create policy "The auth service reaches every row" on private.rate_limits as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.rate_limits to service_role;

create table private.reconciliation_retries (
  customer_id text not null,
  failures integer not null,
  next_attempt_at timestamp with time zone not null,
  problem text not null,
  constraint reconciliation_retries_pkey PRIMARY KEY (customer_id)
);
comment on table private.reconciliation_retries is 'Customers that could not be compared with the payment provider: tried again after 3 hours, 6, 12, then once a day, until it works.';
alter table private.reconciliation_retries enable row level security;
CREATE INDEX reconciliation_retries_due_idx ON private.reconciliation_retries USING btree (next_attempt_at);
create policy "The service reaches every retry" on private.reconciliation_retries as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.reconciliation_retries to service_role;

create table private.recovery_code_sets (
  id uuid not null,
  user_id uuid not null,
  friendly_name text default ''::text not null,
  created_at timestamp with time zone not null,
  kept_at timestamp with time zone,
  constraint recovery_code_sets_pkey PRIMARY KEY (id),
  constraint recovery_code_sets_user_id_key UNIQUE (user_id),
  constraint recovery_code_sets_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.recovery_code_sets is 'One set of recovery codes for each account that has a second factor and asked for them.';
alter table private.recovery_code_sets enable row level security;
comment on column private.recovery_code_sets.kept_at is 'When the owner said that the codes are kept, or used one of them; null: nobody may have them.';
create policy "The auth service reaches every row" on private.recovery_code_sets as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.recovery_code_sets to service_role;

create table private.recovery_codes (
  set_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (set_id, code_hash),
  constraint recovery_codes_set_id_fkey FOREIGN KEY (set_id) REFERENCES private.recovery_code_sets(id) ON DELETE CASCADE
);
comment on table private.recovery_codes is 'Hashes of recovery codes; each opens a session to aal2 once.';
alter table private.recovery_codes enable row level security;
create policy "The auth service reaches every row" on private.recovery_codes as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.recovery_codes to service_role;

create table private.sandbox_objects (
  id text not null,
  kind text not null,
  customer_id text,
  body jsonb not null,
  "position" bigint generated always as identity not null,
  constraint sandbox_objects_pkey PRIMARY KEY (id)
);
comment on table private.sandbox_objects is 'What the payment sandbox remembers while no provider is configured: objects of the provider''s shape.';
alter table private.sandbox_objects enable row level security;
CREATE INDEX sandbox_objects_kind_idx ON private.sandbox_objects USING btree (kind, customer_id, "position");
create policy "The service reaches the payment sandbox" on private.sandbox_objects as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.sandbox_objects to service_role;

create table private.security_events (
  id bigint generated always as identity not null,
  key text not null,
  kind text not null,
  minute timestamp with time zone not null,
  user_id uuid,
  network text default ''::text not null,
  act text default ''::text not null,
  count integer not null,
  constraint security_events_pkey PRIMARY KEY (id),
  constraint security_events_key_key UNIQUE (key),
  constraint security_events_act_check CHECK ((char_length(act) <= 120)),
  constraint security_events_count_check CHECK ((count > 0)),
  constraint security_events_kind_check CHECK ((char_length(kind) <= 40)),
  constraint security_events_network_check CHECK ((char_length(network) <= 64))
);
comment on table private.security_events is 'The security log. Read by admins alone, swept after the days that the privacy page names.';
alter table private.security_events enable row level security;
CREATE INDEX security_events_kind_idx ON private.security_events USING btree (kind, id DESC);
CREATE INDEX security_events_minute_idx ON private.security_events USING btree (minute, kind);
CREATE INDEX security_events_network_idx ON private.security_events USING btree (network text_pattern_ops) WHERE (network <> ''::text);
CREATE INDEX security_events_user_idx ON private.security_events USING btree (user_id) WHERE (user_id IS NOT NULL);
create policy "The service reaches the security log" on private.security_events as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.security_events to service_role;

create table private.signing_keys (
  kid text not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone not null,
  retires_at timestamp with time zone,
  constraint signing_keys_pkey PRIMARY KEY (kid)
);
comment on table private.signing_keys is 'Keys of access tokens. The one without retires_at signs; the others verify until that moment.';
alter table private.signing_keys enable row level security;
CREATE UNIQUE INDEX signing_keys_current_idx ON private.signing_keys USING btree ((true)) WHERE (retires_at IS NULL);
create policy "The auth service reaches every row" on private.signing_keys as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.signing_keys to service_role;

create table private.spent_quotas (
  address_hash text not null,
  used integer not null,
  resets_at timestamp with time zone not null,
  constraint spent_quotas_pkey PRIMARY KEY (address_hash),
  constraint spent_quotas_used_check CHECK ((used >= 0))
);
comment on table private.spent_quotas is 'What an address had used of its month when its account went. Swept when the month is over.';
alter table private.spent_quotas enable row level security;
create policy "The service sweeps spent quotas" on private.spent_quotas as permissive for all to service_role using (true) with check (true);
grant delete, select on private.spent_quotas to service_role;

create table private.storage (
  user_id uuid not null,
  prompts integer default 0 not null,
  folders integer default 0 not null,
  bytes bigint default 0 not null,
  constraint storage_pkey PRIMARY KEY (user_id),
  constraint storage_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.storage is 'Prompts of an account, its bin included, its folders, and the bytes of text in prompts and their versions.';
alter table private.storage enable row level security;
create policy "The service reaches every count of storage" on private.storage as permissive for all to service_role using (true) with check (true);
grant select on private.storage to service_role;

create table private.used_totp_steps (
  factor_id uuid not null,
  step bigint not null,
  constraint used_totp_steps_pkey PRIMARY KEY (factor_id, step),
  constraint used_totp_steps_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE
);
comment on table private.used_totp_steps is 'The half minutes whose code a factor has accepted: none is accepted twice.';
alter table private.used_totp_steps enable row level security;
create policy "The auth service reaches every row" on private.used_totp_steps as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.used_totp_steps to service_role;

create table private.used_web3_messages (
  message_hash text not null,
  expires_at timestamp with time zone not null,
  constraint used_web3_messages_pkey PRIMARY KEY (message_hash)
);
comment on table private.used_web3_messages is 'Signed messages that opened a session: none opens a second one.';
alter table private.used_web3_messages enable row level security;
create policy "The auth service reaches every row" on private.used_web3_messages as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.used_web3_messages to service_role;

create table public.admin_actions (
  id bigint generated always as identity not null,
  admin_id uuid,
  admin_email text not null,
  action text not null,
  target_user_id uuid,
  target text not null,
  details jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint admin_actions_pkey PRIMARY KEY (id),
  constraint admin_actions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint admin_actions_target_user_id_fkey FOREIGN KEY (target_user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint admin_actions_action_check CHECK (((char_length(action) >= 1) AND (char_length(action) <= 40)))
);
comment on table public.admin_actions is 'Who did what to whom and when. Written by the admin functions in the transaction of the act, changed by nobody.';
alter table public.admin_actions enable row level security;
CREATE INDEX admin_actions_action_idx ON public.admin_actions USING btree (action, id DESC);
CREATE INDEX admin_actions_admin_idx ON public.admin_actions USING btree (admin_id);
CREATE INDEX admin_actions_created_at_idx ON public.admin_actions USING btree (created_at);
CREATE INDEX admin_actions_target_idx ON public.admin_actions USING btree (target_user_id);
CREATE INDEX admin_actions_words_idx ON public.admin_actions USING gin (private.action_words(admin_email, target));
create policy "A second factor is asked for where one exists" on public.admin_actions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Admins read what admins did" on public.admin_actions as permissive for select to authenticated using (( SELECT private.is_admin() AS is_admin));
CREATE TRIGGER mail_act AFTER INSERT ON public.admin_actions FOR EACH ROW EXECUTE FUNCTION private.mail_act();
CREATE TRIGGER mail_suspension AFTER INSERT ON public.admin_actions FOR EACH ROW WHEN ((new.action = ANY (ARRAY['suspend'::text, 'lift_suspension'::text]))) EXECUTE FUNCTION private.mail_suspension();
CREATE CONSTRAINT TRIGGER note_withdrawal AFTER INSERT ON public.admin_actions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.note_people_withdrawal();
grant select on public.admin_actions to authenticated;

create table public.admins (
  user_id uuid not null,
  granted_by text not null,
  created_at timestamp with time zone default now() not null,
  constraint admins_pkey PRIMARY KEY (user_id),
  constraint admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table public.admins is 'The admin role. Rows come from ADMIN_EMAILS or from an operator, never from a client.';
alter table public.admins enable row level security;
create policy "A second factor is asked for where one exists" on public.admins as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People see whether they are admins" on public.admins as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every admin" on public.admins as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER note_admin_change AFTER INSERT OR DELETE ON public.admins FOR EACH ROW EXECUTE FUNCTION private.note_admin_change();
grant select on public.admins to authenticated;
grant delete, insert, select, update on public.admins to service_role;

create table public.authors (
  user_id uuid default auth.uid() not null,
  name text not null,
  slug text not null,
  name_key text not null,
  created_at timestamp with time zone default now() not null,
  moderated_at timestamp with time zone,
  constraint authors_pkey PRIMARY KEY (user_id),
  constraint authors_name_key_key UNIQUE (name_key),
  constraint authors_slug_key UNIQUE (slug),
  constraint authors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint authors_name_check CHECK ((((char_length(name) >= 3) AND (char_length(name) <= 40)) AND (name !~ '[@/\\:<>[:cntrl:]]'::text))),
  constraint authors_slug_check CHECK (((char_length(slug) >= 1) AND (char_length(slug) <= 80)))
);
comment on table public.authors is 'Public names by choice. `slug`: the address of the page; `name_key`: the name as eyes confuse it, so that no two look alike; `moderated_at`: an admin took the page down.';
alter table public.authors enable row level security;
create policy "A second factor is asked for where one exists" on public.authors as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Authors change a name that was not taken down" on public.authors as permissive for update to authenticated using (((user_id = ( SELECT auth.uid() AS uid)) AND (moderated_at IS NULL))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Authors read their name" on public.authors as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Authors remove a name that was not taken down" on public.authors as permissive for delete to authenticated using (((user_id = ( SELECT auth.uid() AS uid)) AND (moderated_at IS NULL)));
create policy "Everyone reads public names" on public.authors as permissive for select to anon, authenticated using (((moderated_at IS NULL) AND (NOT private.is_suspended(user_id))));
create policy "People choose a public name" on public.authors as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every author" on public.authors as permissive for all to service_role using (true) with check (true);
CREATE CONSTRAINT TRIGGER note_withdrawal AFTER DELETE OR UPDATE ON public.authors DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.note_people_withdrawal();
grant insert (name, slug, name_key) on public.authors to authenticated;
grant update (name, slug, name_key) on public.authors to authenticated;
grant select on public.authors to anon;
grant delete, select on public.authors to authenticated;
grant delete, insert, select, update on public.authors to service_role;

create table public.card_folders (
  user_id uuid default auth.uid() not null,
  card_id uuid not null,
  folder_id uuid not null,
  constraint card_folders_pkey PRIMARY KEY (user_id, card_id, folder_id),
  constraint card_folders_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES public.folders(id) ON DELETE CASCADE,
  constraint card_folders_user_id_card_id_fkey FOREIGN KEY (user_id, card_id) REFERENCES public.cards(user_id, id) ON DELETE CASCADE
);
comment on table public.card_folders is 'Folders in whose prompts a card is in force by itself.';
alter table public.card_folders enable row level security;
CREATE INDEX card_folders_folder_idx ON public.card_folders USING btree (folder_id);
create policy "A second factor is asked for where one exists" on public.card_folders as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners put their cards in force in their folders" on public.card_folders as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.folders f
  WHERE ((f.id = card_folders.folder_id) AND (f.user_id = ( SELECT auth.uid() AS uid)))))));
create policy "Owners read where their cards are in force" on public.card_folders as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners take their cards out of folders" on public.card_folders as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every card of a folder" on public.card_folders as permissive for all to service_role using (true) with check (true);
grant insert (card_id, folder_id) on public.card_folders to authenticated;
grant delete, select on public.card_folders to authenticated;
grant delete, insert, select, update on public.card_folders to service_role;

create table public.card_versions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  card_id uuid not null,
  revision integer not null,
  kind text not null,
  name text not null,
  facts text not null,
  replaced_at timestamp with time zone default now() not null,
  constraint card_versions_pkey PRIMARY KEY (id),
  constraint card_versions_user_id_card_id_fkey FOREIGN KEY (user_id, card_id) REFERENCES public.cards(user_id, id) ON DELETE CASCADE
);
comment on table public.card_versions is 'What a card said before it was changed, the last twenty of each.';
alter table public.card_versions enable row level security;
CREATE INDEX card_versions_card_idx ON public.card_versions USING btree (user_id, card_id, revision);
create policy "A second factor is asked for where one exists" on public.card_versions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners read what their cards said" on public.card_versions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every version of a card" on public.card_versions as permissive for all to service_role using (true) with check (true);
grant select on public.card_versions to authenticated;
grant delete, insert, select, update on public.card_versions to service_role;

create table public.cards (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  kind text not null,
  name text not null,
  facts text not null,
  prompters text[] default '{}'::text[] not null,
  place integer default 0 not null,
  revision integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint cards_pkey PRIMARY KEY (user_id, id),
  constraint cards_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint cards_facts_check CHECK ((octet_length(facts) <= 120000)),
  constraint cards_kind_check CHECK ((kind = ANY (ARRAY['me'::text, 'business'::text, 'audience'::text, 'voice'::text, 'project'::text]))),
  constraint cards_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint cards_prompters_check CHECK ((prompters <@ ARRAY['content'::text, 'visual'::text, 'code'::text]))
);
comment on table public.cards is 'Context cards. `facts`: JSON text, a list of field and words, in the person''s order; `prompters`: where the card is in force by itself; `place` orders them.';
alter table public.cards enable row level security;
create policy "A second factor is asked for where one exists" on public.cards as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add cards" on public.cards as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their cards" on public.cards as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their cards" on public.cards as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their cards" on public.cards as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every card" on public.cards as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_cards BEFORE INSERT OR UPDATE ON public.cards FOR EACH ROW EXECUTE FUNCTION private.keep_cards();
grant insert (id, kind, name, facts, prompters, place) on public.cards to authenticated;
grant update (kind, name, facts, prompters, place) on public.cards to authenticated;
grant delete, select on public.cards to authenticated;
grant delete, insert, select, update on public.cards to service_role;

create table public.collection_prompts (
  collection_id uuid not null,
  prompt_id uuid not null,
  user_id uuid default auth.uid() not null,
  place integer default 0 not null,
  added_at timestamp with time zone default now() not null,
  constraint collection_prompts_pkey PRIMARY KEY (collection_id, prompt_id),
  constraint collection_prompts_collection_id_user_id_fkey FOREIGN KEY (collection_id, user_id) REFERENCES public.collections(id, user_id) ON DELETE CASCADE,
  constraint collection_prompts_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE
);
comment on table public.collection_prompts is 'What a collection holds. A prompt that is no longer public keeps its place and is shown to nobody.';
alter table public.collection_prompts enable row level security;
CREATE INDEX collection_prompts_owner_idx ON public.collection_prompts USING btree (user_id);
CREATE INDEX collection_prompts_prompt_idx ON public.collection_prompts USING btree (prompt_id);
create policy "A second factor is asked for where one exists" on public.collection_prompts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Everyone reads what shared collections hold" on public.collection_prompts as permissive for select to anon, authenticated using ((EXISTS ( SELECT 1
   FROM public.collections c
  WHERE ((c.id = collection_prompts.collection_id) AND (c.shared_at IS NOT NULL)))));
create policy "Owners collect public prompts" on public.collection_prompts as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = collection_prompts.prompt_id) AND p.is_public AND (p.deleted_at IS NULL))))));
create policy "Owners order what their collections hold" on public.collection_prompts as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read what their collections hold" on public.collection_prompts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners take prompts out of their collections" on public.collection_prompts as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches everything that is collected" on public.collection_prompts as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_collections BEFORE INSERT ON public.collection_prompts FOR EACH ROW EXECUTE FUNCTION private.keep_collections();
grant insert (collection_id, prompt_id, place) on public.collection_prompts to authenticated;
grant update (place) on public.collection_prompts to authenticated;
grant select on public.collection_prompts to anon;
grant delete, select on public.collection_prompts to authenticated;
grant delete, insert, select, update on public.collection_prompts to service_role;

create table public.collections (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  name text not null,
  description text default ''::text not null,
  shared_at timestamp with time zone,
  moderated_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint collections_pkey PRIMARY KEY (id),
  constraint collections_id_user_id_key UNIQUE (id, user_id),
  constraint collections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint collections_description_check CHECK ((char_length(description) <= 1000)),
  constraint collections_moderated_check CHECK (((moderated_at IS NULL) OR (shared_at IS NULL))),
  constraint collections_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
comment on table public.collections is 'Collections of public prompts and templates. `shared_at`: since when others see it.';
alter table public.collections enable row level security;
CREATE INDEX collections_owner_idx ON public.collections USING btree (user_id, updated_at DESC, id DESC);
CREATE INDEX collections_shared_idx ON public.collections USING btree (shared_at DESC, id DESC) WHERE (shared_at IS NOT NULL);
create policy "A second factor is asked for where one exists" on public.collections as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Everyone reads shared collections" on public.collections as permissive for select to anon, authenticated using (((shared_at IS NOT NULL) AND (NOT private.is_suspended(user_id))));
create policy "Owners change their collections" on public.collections as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their collections" on public.collections as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners make collections" on public.collections as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their collections" on public.collections as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every collection" on public.collections as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_collections BEFORE INSERT ON public.collections FOR EACH ROW EXECUTE FUNCTION private.keep_collections();
CREATE CONSTRAINT TRIGGER note_withdrawal AFTER DELETE OR UPDATE ON public.collections DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.note_people_withdrawal();
grant insert (id, name, description, shared_at) on public.collections to authenticated;
grant update (name, description, shared_at, updated_at) on public.collections to authenticated;
grant select on public.collections to anon;
grant delete, select on public.collections to authenticated;
grant delete, insert, select, update on public.collections to service_role;

create table public.deleted_folders (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  parent_id uuid,
  name text not null,
  created_at timestamp with time zone not null,
  folders jsonb not null,
  prompts uuid[] not null,
  deleted_at timestamp with time zone default now() not null,
  constraint deleted_folders_pkey PRIMARY KEY (id),
  constraint deleted_folders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint deleted_folders_folders_check CHECK ((jsonb_typeof(folders) = 'array'::text)),
  constraint deleted_folders_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
comment on table public.deleted_folders is 'Folders deleted in the last 30 days. "folders" lists those that lay directly in it: id, name, and the name each has one level up. "parent_id" refers to a folder that may itself be deleted.';
alter table public.deleted_folders enable row level security;
CREATE INDEX deleted_folders_user_idx ON public.deleted_folders USING btree (user_id, deleted_at);
create policy "A second factor is asked for where one exists" on public.deleted_folders as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add to their deleted folders" on public.deleted_folders as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their deleted folders" on public.deleted_folders as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners remove their deleted folders" on public.deleted_folders as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every deleted folder" on public.deleted_folders as permissive for all to service_role using (true) with check (true);
grant insert (id, parent_id, name, created_at, folders, prompts) on public.deleted_folders to authenticated;
grant delete, select on public.deleted_folders to authenticated;
grant delete, insert, select, update on public.deleted_folders to service_role;

create table public.drafts (
  user_id uuid default auth.uid() not null,
  kind text not null,
  version bigint not null,
  title text default ''::text not null,
  content text not null,
  writer uuid not null,
  step integer not null,
  updated_at timestamp with time zone default now() not null,
  constraint drafts_pkey PRIMARY KEY (user_id, kind),
  constraint drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint drafts_content_check CHECK ((octet_length(content) <= 500000)),
  constraint drafts_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'visual'::text, 'code'::text]))),
  constraint drafts_step_check CHECK ((step >= 0)),
  constraint drafts_title_check CHECK ((char_length(title) <= 200))
);
comment on table public.drafts is 'The draft of a person in each prompter, as JSON text. `writer` is the page that wrote it and `step` its count of savings, so that a page knows its own late saving again.';
alter table public.drafts enable row level security;
create policy "A second factor is asked for where one exists" on public.drafts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add drafts" on public.drafts as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their drafts" on public.drafts as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their drafts" on public.drafts as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their drafts" on public.drafts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every draft" on public.drafts as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER stamp_draft BEFORE INSERT OR UPDATE ON public.drafts FOR EACH ROW EXECUTE FUNCTION private.stamp_draft();
grant insert (kind, title, content, writer, step) on public.drafts to authenticated;
grant update (title, content, writer, step) on public.drafts to authenticated;
grant delete, select on public.drafts to authenticated;
grant delete, insert, select, update on public.drafts to service_role;

create table public.folders (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  parent_id uuid,
  name text not null,
  created_at timestamp with time zone default now() not null,
  constraint folders_pkey PRIMARY KEY (id),
  constraint folders_id_user_id_key UNIQUE (id, user_id),
  constraint folders_parent_fkey FOREIGN KEY (parent_id, user_id) REFERENCES public.folders(id, user_id),
  constraint folders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint folders_name_check CHECK (((name = btrim(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 100))))
);
comment on table public.folders is 'Folders of a person''s own prompts, nested at most ten deep. The owner is part of the reference to the parent, so a folder never lies in a stranger''s.';
alter table public.folders enable row level security;
CREATE UNIQUE INDEX folders_name_idx ON public.folders USING btree (user_id, parent_id, lower(name)) NULLS NOT DISTINCT;
CREATE INDEX folders_parent_idx ON public.folders USING btree (parent_id);
create policy "A second factor is asked for where one exists" on public.folders as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add folders" on public.folders as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their folders" on public.folders as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their folders" on public.folders as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their folders" on public.folders as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every folder" on public.folders as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER count_added AFTER INSERT ON public.folders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_folders();
CREATE TRIGGER count_deleted AFTER DELETE ON public.folders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_folders();
CREATE TRIGGER folder_stands_right BEFORE INSERT OR UPDATE OF parent_id ON public.folders FOR EACH ROW EXECUTE FUNCTION private.folder_stands_right();
grant insert (id, parent_id, name, created_at) on public.folders to authenticated;
grant update (parent_id, name) on public.folders to authenticated;
grant delete, select on public.folders to authenticated;
grant delete, insert, select, update on public.folders to service_role;

create table public.generations (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  kind text not null,
  idempotency_key uuid not null,
  request_hash text not null,
  created_at timestamp with time zone default now() not null,
  given_back_at timestamp with time zone,
  paid_hash text,
  model_rewrites integer default 0 not null,
  written_by_model boolean default false not null,
  constraint generations_pkey PRIMARY KEY (id),
  constraint generations_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key),
  constraint generations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint generations_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'visual'::text, 'code'::text]))),
  constraint generations_model_rewrites_check CHECK ((model_rewrites >= 0)),
  constraint generations_paid_hash_check CHECK ((char_length(paid_hash) = 64)),
  constraint generations_request_hash_check CHECK ((char_length(request_hash) = 64))
);
comment on table public.generations is 'The ledger: one row for each prompt charged. given_back_at marks one that was returned to the quota.';
alter table public.generations enable row level security;
comment on column public.generations.paid_hash is 'SHA-256 of the goal and the choices that a rewriting may not change; null for prompts of before it was kept.';
comment on column public.generations.model_rewrites is 'How often a model has written this prompt again.';
comment on column public.generations.written_by_model is 'A model wrote it: the rules add lines to its text and never take its place.';
CREATE INDEX generations_goal_idx ON public.generations USING btree (user_id, paid_hash) WHERE (kind = 'content'::text);
CREATE INDEX generations_owner_created_idx ON public.generations USING btree (user_id, created_at DESC);
create policy "A second factor is asked for where one exists" on public.generations as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own ledger" on public.generations as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches the ledger" on public.generations as permissive for all to service_role using (true) with check (true);
grant select on public.generations to authenticated;
grant delete, insert, select, update on public.generations to service_role;

create table public.import_parts (
  import_id uuid not null,
  user_id uuid default auth.uid() not null,
  folder_id uuid,
  view_id uuid,
  name text not null,
  filters jsonb,
  constraint import_parts_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES public.folders(id) ON DELETE CASCADE,
  constraint import_parts_import_id_user_id_fkey FOREIGN KEY (import_id, user_id) REFERENCES public.imports(id, user_id) ON DELETE CASCADE,
  constraint import_parts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint import_parts_view_id_fkey FOREIGN KEY (view_id) REFERENCES public.saved_views(id) ON DELETE CASCADE,
  constraint import_parts_check CHECK ((num_nonnulls(folder_id, view_id) = 1)),
  constraint import_parts_filters_check CHECK ((octet_length((filters)::text) <= 2000)),
  constraint import_parts_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
comment on table public.import_parts is 'What an import made besides prompts: folders and views.';
alter table public.import_parts enable row level security;
CREATE INDEX import_parts_folder_idx ON public.import_parts USING btree (folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX import_parts_import_idx ON public.import_parts USING btree (import_id, user_id);
CREATE INDEX import_parts_user_idx ON public.import_parts USING btree (user_id);
CREATE INDEX import_parts_view_idx ON public.import_parts USING btree (view_id) WHERE (view_id IS NOT NULL);
create policy "A second factor is asked for where one exists" on public.import_parts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners note what their imports made" on public.import_parts as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND ((folder_id IS NULL) OR (EXISTS ( SELECT 1
   FROM public.folders f
  WHERE ((f.id = import_parts.folder_id) AND (f.user_id = ( SELECT auth.uid() AS uid)))))) AND ((view_id IS NULL) OR (EXISTS ( SELECT 1
   FROM public.saved_views v
  WHERE ((v.id = import_parts.view_id) AND (v.user_id = ( SELECT auth.uid() AS uid))))))));
create policy "Owners read what their imports made" on public.import_parts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches everything that imports made" on public.import_parts as permissive for all to service_role using (true) with check (true);
grant insert (import_id, folder_id, view_id, name, filters) on public.import_parts to authenticated;
grant select on public.import_parts to authenticated;
grant delete, insert, select, update on public.import_parts to service_role;

create table public.imports (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  source text not null,
  created_at timestamp with time zone default now() not null,
  published_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_id_user_id_key UNIQUE (id, user_id),
  constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint imports_source_check CHECK (((char_length(source) >= 1) AND (char_length(source) <= 200)))
);
comment on table public.imports is 'Files that a person imported, by name; those with no prompts left, the bin included, go with the next one.';
alter table public.imports enable row level security;
comment on column public.imports.published_at is 'The moment at which the import published prompts that were public where they come from: that of their publication, to the microsecond.';
CREATE INDEX imports_user_idx ON public.imports USING btree (user_id, created_at DESC);
create policy "A second factor is asked for where one exists" on public.imports as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners forget their imports" on public.imports as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners import" on public.imports as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners note what their imports published" on public.imports as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their imports" on public.imports as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every import" on public.imports as permissive for all to service_role using (true) with check (true);
grant insert (source) on public.imports to authenticated;
grant update (published_at) on public.imports to authenticated;
grant delete, select on public.imports to authenticated;
grant delete, insert, select, update on public.imports to service_role;

create table public.invoices (
  id text not null,
  customer_id text not null,
  user_id uuid,
  subscription_id text,
  payment_intent_id text,
  number text,
  status text not null,
  description text not null,
  total_cents integer not null,
  paid_cents integer not null,
  refunded_cents integer default 0 not null,
  disputed boolean default false not null,
  attempts integer default 0 not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  hosted_url text,
  pdf_url text,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.payment_customers(id) ON DELETE CASCADE,
  constraint invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'paid'::text, 'uncollectible'::text, 'void'::text])))
);
comment on table public.invoices is 'Invoices as the provider has them, amounts in US cents.';
alter table public.invoices enable row level security;
CREATE INDEX invoices_customer_idx ON public.invoices USING btree (customer_id);
CREATE INDEX invoices_owner_created_idx ON public.invoices USING btree (user_id, created_at DESC);
create policy "A second factor is asked for where one exists" on public.invoices as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own invoices" on public.invoices as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every invoice" on public.invoices as permissive for all to service_role using (true) with check (true);
grant select on public.invoices to authenticated;
grant delete, insert, select, update on public.invoices to service_role;

create table public.model_calls (
  id bigint generated always as identity not null,
  user_id uuid,
  kind text not null,
  model text not null,
  outcome text not null,
  reason text default ''::text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  tokens_estimated boolean not null,
  cost_usd numeric(12,6) not null,
  duration_ms integer not null,
  created_at timestamp with time zone default now() not null,
  job text default 'enhance'::text not null,
  cached_tokens integer default 0 not null,
  constraint model_calls_pkey PRIMARY KEY (id),
  constraint model_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint model_calls_cached_tokens_check CHECK ((cached_tokens >= 0)),
  constraint model_calls_cost_usd_check CHECK ((cost_usd >= (0)::numeric)),
  constraint model_calls_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint model_calls_input_tokens_check CHECK ((input_tokens >= 0)),
  constraint model_calls_job_check CHECK ((job = ANY (ARRAY['enhance'::text, 'questions'::text, 'write'::text, 'rewrite'::text, 'try'::text, 'probe'::text]))),
  constraint model_calls_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'image'::text, 'video'::text, 'code'::text, 'probe'::text]))),
  constraint model_calls_outcome_check CHECK ((outcome = ANY (ARRAY['used'::text, 'unfit'::text, 'failed'::text, 'cancelled'::text]))),
  constraint model_calls_output_tokens_check CHECK ((output_tokens >= 0)),
  constraint model_calls_reason_check CHECK ((char_length(reason) <= 100))
);
comment on table public.model_calls is 'One row for each call of the language model: what it cost and what became of it, never what was said. A deleted account leaves its costs without its name.';
alter table public.model_calls enable row level security;
comment on column public.model_calls.tokens_estimated is 'The provider named no figures, as when a call is cut or cancelled.';
comment on column public.model_calls.cached_tokens is 'Input tokens that the provider read from its cache, a part of input_tokens.';
CREATE INDEX model_calls_created_idx ON public.model_calls USING btree (created_at);
CREATE INDEX model_calls_owner_idx ON public.model_calls USING btree (user_id, created_at DESC);
create policy "A second factor is asked for where one exists" on public.model_calls as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own model calls" on public.model_calls as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every model call" on public.model_calls as permissive for all to service_role using (true) with check (true);
grant select on public.model_calls to authenticated;
grant delete, insert, select on public.model_calls to service_role;

create table public.model_questions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  goal_hash text not null,
  answer text,
  attempt uuid default gen_random_uuid() not null,
  reserved_until timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint model_questions_pkey PRIMARY KEY (id),
  constraint model_questions_user_id_goal_hash_key UNIQUE (user_id, goal_hash),
  constraint model_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint model_questions_answer_check CHECK ((octet_length(answer) <= 100000)),
  constraint model_questions_goal_hash_check CHECK ((char_length(goal_hash) = 64))
);
comment on table public.model_questions is 'The model''s questions and offers for a goal, as JSON; under way until they are there. Swept some days after they were asked for.';
alter table public.model_questions enable row level security;
CREATE INDEX model_questions_created_idx ON public.model_questions USING btree (created_at);
create policy "A second factor is asked for where one exists" on public.model_questions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read the questions of their goals" on public.model_questions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every question" on public.model_questions as permissive for all to service_role using (true) with check (true);
grant select (id, user_id, goal_hash, answer, reserved_until, created_at) on public.model_questions to authenticated;
grant delete, insert, select, update on public.model_questions to service_role;

create table public.payment_customers (
  id text not null,
  provider text not null,
  user_id uuid,
  sync_version integer default 0 not null,
  checkout_session_id text,
  synced_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  changing_until timestamp with time zone,
  constraint payment_customers_pkey PRIMARY KEY (id),
  constraint payment_customers_user_id_provider_key UNIQUE (user_id, provider),
  constraint payment_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint payment_customers_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'sandbox'::text])))
);
comment on table public.payment_customers is 'Who a person is at the payment provider: one customer an account. A customer without a person belonged to an account that is gone.';
alter table public.payment_customers enable row level security;
comment on column public.payment_customers.changing_until is 'Whoever changes the contract at the provider holds it until then; others are refused meanwhile. It ends by itself after a crash.';
create policy "A second factor is asked for where one exists" on public.payment_customers as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own customer" on public.payment_customers as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every customer" on public.payment_customers as permissive for all to service_role using (true) with check (true);
grant select (id, provider, user_id, synced_at, created_at) on public.payment_customers to authenticated;
grant delete, insert, select, update on public.payment_customers to service_role;

create table public.payment_events (
  id text not null,
  type text not null,
  customer_id text,
  object_id text,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  claimed_until timestamp with time zone,
  processed_at timestamp with time zone,
  problem text,
  constraint payment_events_pkey PRIMARY KEY (id)
);
comment on table public.payment_events is 'Signed events, each once. Stored before the provider is answered, processed_at set in the transaction of the effect.';
alter table public.payment_events enable row level security;
CREATE INDEX payment_events_waiting_idx ON public.payment_events USING btree (received_at) WHERE (processed_at IS NULL);
create policy "A second factor is asked for where one exists" on public.payment_events as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "The service reaches every event" on public.payment_events as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.payment_events to service_role;

create table public.payment_reversals (
  subscription_id text not null,
  user_id uuid,
  kind text not null,
  refund_cents integer not null,
  declared_at timestamp with time zone default now() not null,
  claimed_until timestamp with time zone,
  done_at timestamp with time zone,
  kept_cents integer default 0 not null,
  uses_money_back boolean default false not null,
  constraint payment_reversals_pkey PRIMARY KEY (subscription_id),
  constraint payment_reversals_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE,
  constraint payment_reversals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint payment_reversals_kept_cents_check CHECK ((kept_cents >= 0)),
  constraint payment_reversals_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'refund'::text, 'duplicate'::text])))
);
comment on table public.payment_reversals is 'A contract that is taken back: written first, then the money is sent back and the subscription ended, again and again until done_at.';
alter table public.payment_reversals enable row level security;
comment on column public.payment_reversals.kept_cents is 'What is not sent back: the part of the price for the prompts used before the statement.';
comment on column public.payment_reversals.uses_money_back is 'All went back although prompts were used. That is so once per person.';
CREATE INDEX payment_reversals_owner_idx ON public.payment_reversals USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.payment_reversals as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own reversals" on public.payment_reversals as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every reversal" on public.payment_reversals as permissive for all to service_role using (true) with check (true);
grant select on public.payment_reversals to authenticated;
grant delete, insert, select, update on public.payment_reversals to service_role;

create table public.profiles (
  id uuid not null,
  email text default ''::text not null,
  full_name text default ''::text not null,
  subscription_tier text default 'free'::text not null,
  monthly_prompts_used integer default 0 not null,
  monthly_prompts_limit integer default 5,
  usage_resets_at timestamp with time zone default ((date_trunc('month'::text, (now() AT TIME ZONE 'utc'::text)) + '1 mon'::interval) AT TIME ZONE 'utc'::text) not null,
  subscription_expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_full_name_check CHECK ((char_length(full_name) <= 200)),
  constraint profiles_monthly_prompts_limit_check CHECK ((monthly_prompts_limit >= 0)),
  constraint profiles_monthly_prompts_used_check CHECK ((monthly_prompts_used >= 0)),
  constraint profiles_subscription_tier_check CHECK ((subscription_tier = ANY (ARRAY['free'::text, 'starter'::text, 'pro'::text, 'unlimited'::text])))
);
comment on table public.profiles is 'A person of the product: name, plan and quota. A null limit is no limit.';
alter table public.profiles enable row level security;
CREATE INDEX profiles_created_at_idx ON public.profiles USING btree (created_at DESC, id DESC);
CREATE INDEX profiles_email_beginning_idx ON public.profiles USING btree (lower(email) text_pattern_ops);
CREATE INDEX profiles_email_idx ON public.profiles USING btree (lower(email));
create policy "A second factor is asked for where one exists" on public.profiles as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People change their own profile" on public.profiles as permissive for update to authenticated using ((id = ( SELECT auth.uid() AS uid))) with check ((id = ( SELECT auth.uid() AS uid)));
create policy "People read their own profile" on public.profiles as permissive for select to authenticated using ((id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every profile" on public.profiles as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER lock_prompts BEFORE DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.lock_prompts_of_leaver();
CREATE TRIGGER recall_spent_quota BEFORE INSERT ON public.profiles FOR EACH ROW WHEN ((new.email <> ''::text)) EXECUTE FUNCTION private.recall_spent_quota();
CREATE TRIGGER remember_money_back BEFORE DELETE OR UPDATE OF email ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.remember_money_back();
CREATE TRIGGER remember_spent_quota AFTER DELETE OR UPDATE OF email ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.remember_spent_quota();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
grant update (full_name) on public.profiles to authenticated;
grant select on public.profiles to authenticated;
grant delete, insert, select, update on public.profiles to service_role;

create table public.prompt_counts (
  prompt_id uuid not null,
  copies integer default 0 not null,
  keeps integer default 0 not null,
  constraint prompt_counts_pkey PRIMARY KEY (prompt_id),
  constraint prompt_counts_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE
);
comment on table public.prompt_counts is 'How often a public prompt was copied, and kept in a library; written by count_use alone.';
alter table public.prompt_counts enable row level security;
create policy "A second factor is asked for where one exists" on public.prompt_counts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Everyone reads the counts of what they can read" on public.prompt_counts as permissive for select to anon, authenticated using ((EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE (p.id = prompt_counts.prompt_id))));
create policy "The service reaches every count of use" on public.prompt_counts as permissive for all to service_role using (true) with check (true);
grant select on public.prompt_counts to anon;
grant select on public.prompt_counts to authenticated;
grant delete, insert, select, update on public.prompt_counts to service_role;

create table public.prompt_examples (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  prompt_id uuid not null,
  try_id uuid,
  model text not null,
  verdict text not null,
  plain_answer text not null,
  prompt_answer text not null,
  created_at timestamp with time zone default now() not null,
  constraint prompt_examples_pkey PRIMARY KEY (id),
  constraint prompt_examples_try_id_key UNIQUE (try_id),
  constraint prompt_examples_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_examples_try_id_fkey FOREIGN KEY (try_id) REFERENCES public.tries(id) ON DELETE SET NULL,
  constraint prompt_examples_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint prompt_examples_model_check CHECK (((char_length(model) >= 1) AND (char_length(model) <= 200))),
  constraint prompt_examples_plain_answer_check CHECK ((char_length(plain_answer) <= 50000)),
  constraint prompt_examples_prompt_answer_check CHECK ((char_length(prompt_answer) <= 50000)),
  constraint prompt_examples_verdict_check CHECK ((verdict = ANY (ARRAY['better'::text, 'equal'::text, 'worse'::text])))
);
comment on table public.prompt_examples is 'Answers to plain words and to a saved prompt that its owner kept beside it.';
alter table public.prompt_examples enable row level security;
CREATE INDEX prompt_examples_owner_idx ON public.prompt_examples USING btree (user_id);
CREATE INDEX prompt_examples_prompt_idx ON public.prompt_examples USING btree (prompt_id, created_at);
create policy "A second factor is asked for where one exists" on public.prompt_examples as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners delete their examples" on public.prompt_examples as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their examples" on public.prompt_examples as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every example" on public.prompt_examples as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER count_added AFTER INSERT ON public.prompt_examples REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_examples();
CREATE TRIGGER count_deleted AFTER DELETE ON public.prompt_examples REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_examples();
grant delete, select on public.prompt_examples to authenticated;
grant delete, insert, select, update on public.prompt_examples to service_role;

create table public.prompt_reports (
  id uuid default gen_random_uuid() not null,
  prompt_id uuid,
  user_id uuid default auth.uid(),
  reason text not null,
  note text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  resolution text,
  collection_id uuid,
  author_id uuid,
  subject_kind text generated always as (
CASE
    WHEN (prompt_id IS NOT NULL) THEN 'prompt'::text
    WHEN (collection_id IS NOT NULL) THEN 'collection'::text
    ELSE 'author'::text
END) stored not null,
  resolution_note text default ''::text not null,
  constraint prompt_reports_pkey PRIMARY KEY (id),
  constraint prompt_reports_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint prompt_reports_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES public.collections(id) ON DELETE CASCADE,
  constraint prompt_reports_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint prompt_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint prompt_reports_check CHECK (((resolved_at IS NULL) = (resolution IS NULL))),
  constraint prompt_reports_note_check CHECK ((char_length(note) <= 1000)),
  constraint prompt_reports_reason_check CHECK ((reason = ANY (ARRAY['spam'::text, 'harmful'::text, 'copyright'::text, 'personal_data'::text, 'other'::text]))),
  constraint prompt_reports_resolution_check CHECK ((resolution = ANY (ARRAY['dismissed'::text, 'unpublished'::text]))),
  constraint prompt_reports_resolution_note_check CHECK ((char_length(resolution_note) <= 500)),
  constraint prompt_reports_subject_check CHECK ((num_nonnulls(prompt_id, collection_id, author_id) = 1))
);
comment on table public.prompt_reports is 'Complaints about public prompts, shared collections and author pages. One open report a person and subject.';
alter table public.prompt_reports enable row level security;
comment on column public.prompt_reports.resolution_note is 'Why an admin decided so, as the people concerned read it.';
CREATE UNIQUE INDEX prompt_reports_open_author_idx ON public.prompt_reports USING btree (author_id, user_id) WHERE (resolved_at IS NULL);
CREATE UNIQUE INDEX prompt_reports_open_collection_idx ON public.prompt_reports USING btree (collection_id, user_id) WHERE (resolved_at IS NULL);
CREATE UNIQUE INDEX prompt_reports_open_idx ON public.prompt_reports USING btree (prompt_id, user_id) WHERE (resolved_at IS NULL);
CREATE INDEX prompt_reports_open_queue_idx ON public.prompt_reports USING btree (created_at, id) WHERE (resolved_at IS NULL);
CREATE INDEX prompt_reports_queue_idx ON public.prompt_reports USING btree (created_at DESC, id DESC);
CREATE INDEX prompt_reports_resolved_by_idx ON public.prompt_reports USING btree (resolved_by);
CREATE INDEX prompt_reports_user_idx ON public.prompt_reports USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.prompt_reports as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their reports" on public.prompt_reports as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "People report what others made public" on public.prompt_reports as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND ((EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = prompt_reports.prompt_id) AND p.is_public AND (p.deleted_at IS NULL) AND (p.user_id <> ( SELECT auth.uid() AS uid))))) OR (EXISTS ( SELECT 1
   FROM public.collections c
  WHERE ((c.id = prompt_reports.collection_id) AND (c.shared_at IS NOT NULL) AND (c.user_id <> ( SELECT auth.uid() AS uid))))) OR (EXISTS ( SELECT 1
   FROM public.authors a
  WHERE ((a.user_id = prompt_reports.author_id) AND (a.moderated_at IS NULL) AND (a.user_id <> ( SELECT auth.uid() AS uid))))))));
create policy "The service reaches every report" on public.prompt_reports as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER mail_report AFTER UPDATE OF resolved_at ON public.prompt_reports FOR EACH ROW WHEN (((old.resolved_at IS NULL) AND (new.resolved_at IS NOT NULL))) EXECUTE FUNCTION private.mail_report();
grant insert (prompt_id, reason, note, collection_id, author_id) on public.prompt_reports to authenticated;
grant select on public.prompt_reports to authenticated;
grant delete, insert, select, update on public.prompt_reports to service_role;

create table public.prompt_shares (
  prompt_id uuid not null,
  user_id uuid default auth.uid() not null,
  token text default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) not null,
  created_at timestamp with time zone default now() not null,
  constraint prompt_shares_pkey PRIMARY KEY (prompt_id),
  constraint prompt_shares_token_key UNIQUE (token),
  constraint prompt_shares_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table public.prompt_shares is 'Unlisted links. The token is the database''s own, 244 random bits; deleting the row closes the link.';
alter table public.prompt_shares enable row level security;
CREATE INDEX prompt_shares_user_idx ON public.prompt_shares USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.prompt_shares as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners close their links" on public.prompt_shares as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their links" on public.prompt_shares as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners share their prompts" on public.prompt_shares as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = prompt_shares.prompt_id) AND (p.user_id = ( SELECT auth.uid() AS uid)) AND (p.deleted_at IS NULL) AND (p.moderated_at IS NULL))))));
create policy "The service reaches every link" on public.prompt_shares as permissive for all to service_role using (true) with check (true);
grant insert (prompt_id) on public.prompt_shares to authenticated;
grant delete, select on public.prompt_shares to authenticated;
grant delete, insert, select, update on public.prompt_shares to service_role;

create table public.prompt_versions (
  id uuid default gen_random_uuid() not null,
  prompt_id uuid not null,
  user_id uuid not null,
  number integer not null,
  title text not null,
  description text not null,
  prompt_text text not null,
  category text not null,
  tags text[] not null,
  use_case text,
  created_at timestamp with time zone default now() not null,
  constraint prompt_versions_pkey PRIMARY KEY (id),
  constraint prompt_versions_prompt_id_number_key UNIQUE (prompt_id, number),
  constraint prompt_versions_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint prompt_versions_number_check CHECK ((number > 0))
);
comment on table public.prompt_versions is 'What a prompt said after each edit, newest 100. Number 1 is the first text, written when the first edit comes.';
alter table public.prompt_versions enable row level security;
CREATE INDEX prompt_versions_user_idx ON public.prompt_versions USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.prompt_versions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add versions of their own prompts" on public.prompt_versions as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (created_at <= now()) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = prompt_versions.prompt_id) AND (p.user_id = ( SELECT auth.uid() AS uid)))))));
create policy "Owners read the versions of their prompts" on public.prompt_versions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every version" on public.prompt_versions as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER count_added AFTER INSERT ON public.prompt_versions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_texts();
CREATE TRIGGER count_deleted AFTER DELETE ON public.prompt_versions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_texts();
grant insert (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at) on public.prompt_versions to authenticated;
grant select on public.prompt_versions to authenticated;
grant delete, insert, select, update on public.prompt_versions to service_role;

create table public.prompt_votes (
  user_id uuid default auth.uid() not null,
  prompt_id uuid not null,
  created_at timestamp with time zone default now() not null,
  counted_at timestamp with time zone,
  network text,
  constraint prompt_votes_pkey PRIMARY KEY (user_id, prompt_id),
  constraint prompt_votes_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table public.prompt_votes is 'One vote a person and prompt. prompts.votes is kept from it, in the same transaction.';
alter table public.prompt_votes enable row level security;
comment on column public.prompt_votes.counted_at is 'Since when the vote counts; null: not yet.';
comment on column public.prompt_votes.network is 'Keyed hash of the network that the vote came from, gone a day after the vote began to count.';
CREATE INDEX prompt_votes_counted_at_idx ON public.prompt_votes USING btree (counted_at);
CREATE INDEX prompt_votes_network_idx ON public.prompt_votes USING btree (prompt_id, network) WHERE (network IS NOT NULL);
CREATE INDEX prompt_votes_prompt_idx ON public.prompt_votes USING btree (prompt_id, created_at DESC);
CREATE INDEX prompt_votes_waiting_idx ON public.prompt_votes USING btree (prompt_id) WHERE (counted_at IS NULL);
create policy "A second factor is asked for where one exists" on public.prompt_votes as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their votes" on public.prompt_votes as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "People take their votes back" on public.prompt_votes as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "People vote for public prompts of others" on public.prompt_votes as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = prompt_votes.prompt_id) AND p.is_public AND (p.deleted_at IS NULL) AND (p.user_id <> ( SELECT auth.uid() AS uid)))))));
create policy "The service reaches every vote" on public.prompt_votes as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER count_added AFTER INSERT ON public.prompt_votes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_votes();
CREATE TRIGGER count_deleted AFTER DELETE ON public.prompt_votes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_votes();
CREATE TRIGGER count_later AFTER UPDATE ON public.prompt_votes REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_later_votes();
CREATE TRIGGER weigh_vote BEFORE INSERT ON public.prompt_votes FOR EACH ROW EXECUTE FUNCTION private.weigh_vote();
grant insert (prompt_id) on public.prompt_votes to authenticated;
grant select (user_id, prompt_id, created_at, counted_at) on public.prompt_votes to authenticated;
grant delete on public.prompt_votes to authenticated;
grant delete, insert, select, update on public.prompt_votes to service_role;

create table public.prompts (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  title text not null,
  description text default ''::text not null,
  prompt_text text not null,
  category text default 'Other'::text not null,
  tags text[] default '{}'::text[] not null,
  votes integer default 0 not null,
  is_public boolean default false not null,
  use_case text,
  thumbnail_url text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  folder_id uuid,
  published_at timestamp with time zone,
  moderated_at timestamp with time zone,
  revision integer default 1 not null,
  origin_id uuid,
  origin_title text,
  import_id uuid,
  constraint prompts_pkey PRIMARY KEY (id),
  constraint prompts_folder_fkey FOREIGN KEY (folder_id, user_id) REFERENCES public.folders(id, user_id) ON DELETE SET NULL (folder_id),
  constraint prompts_import_fkey FOREIGN KEY (import_id, user_id) REFERENCES public.imports(id, user_id) ON DELETE SET NULL (import_id),
  constraint prompts_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES public.prompts(id) ON DELETE SET NULL,
  constraint prompts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint prompts_category_check CHECK (((char_length(category) >= 1) AND (char_length(category) <= 100))),
  constraint prompts_description_check CHECK ((char_length(description) <= 25000)),
  constraint prompts_moderated_check CHECK (((moderated_at IS NULL) OR (NOT is_public))),
  constraint prompts_origin_title_check CHECK (((char_length(origin_title) >= 1) AND (char_length(origin_title) <= 200))),
  constraint prompts_prompt_text_check CHECK (((char_length(prompt_text) >= 1) AND (char_length(prompt_text) <= 100000))),
  constraint prompts_tags_check CHECK ((cardinality(tags) <= 20)),
  constraint prompts_thumbnail_url_check CHECK ((char_length(thumbnail_url) <= 2000)),
  constraint prompts_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
  constraint prompts_use_case_check CHECK ((char_length(use_case) <= 2000))
);
comment on table public.prompts is 'Saved prompts. A row with deleted_at lies in its owner''s bin.';
alter table public.prompts enable row level security;
comment on column public.prompts.revision is 'Counts the changes of words and folder. A save that names another revision than the present one is refused.';
comment on column public.prompts.origin_title is 'What the prompt was called that this one is a copy of; null for one that was written here.';
comment on column public.prompts.import_id is 'The import that the prompt came with; null for one that was written here.';
CREATE INDEX prompts_bin_idx ON public.prompts USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX prompts_folder_idx ON public.prompts USING btree (folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX prompts_import_idx ON public.prompts USING btree (import_id, user_id) WHERE (import_id IS NOT NULL);
CREATE INDEX prompts_of_author_idx ON public.prompts USING btree (user_id, published_at DESC, id DESC) WHERE (is_public AND (deleted_at IS NULL));
CREATE INDEX prompts_origin_idx ON public.prompts USING btree (origin_id) WHERE (origin_id IS NOT NULL);
CREATE INDEX prompts_owner_bin_idx ON public.prompts USING btree (user_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX prompts_owner_changed_idx ON public.prompts USING btree (user_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX prompts_owner_created_idx ON public.prompts USING btree (user_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
create policy "A second factor is asked for where one exists" on public.prompts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Everyone reads public prompts" on public.prompts as permissive for select to anon, authenticated using ((is_public AND (deleted_at IS NULL) AND (NOT private.is_suspended(user_id))));
create policy "Owners add prompts" on public.prompts as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their prompts" on public.prompts as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their prompts" on public.prompts as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their prompts" on public.prompts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Prompts are not of the future" on public.prompts as restrictive for insert to authenticated with check ((created_at <= now()));
create policy "The service reaches every prompt" on public.prompts as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER close_links AFTER UPDATE OF is_public, moderated_at ON public.prompts FOR EACH ROW WHEN (((old.is_public AND (NOT new.is_public)) OR ((old.moderated_at IS NULL) AND (new.moderated_at IS NOT NULL)))) EXECUTE FUNCTION private.close_links();
CREATE TRIGGER count_added AFTER INSERT ON public.prompts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_texts();
CREATE TRIGGER count_deleted AFTER DELETE ON public.prompts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_texts();
CREATE TRIGGER count_revision BEFORE UPDATE OF title, description, prompt_text, category, tags, use_case, folder_id ON public.prompts FOR EACH ROW WHEN ((((((((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description)) OR (old.prompt_text IS DISTINCT FROM new.prompt_text)) OR (old.category IS DISTINCT FROM new.category)) OR (old.tags IS DISTINCT FROM new.tags)) OR (old.use_case IS DISTINCT FROM new.use_case)) OR (old.folder_id IS DISTINCT FROM new.folder_id))) EXECUTE FUNCTION private.count_revision();
CREATE TRIGGER count_rewritten AFTER UPDATE OF title, description, prompt_text, category, tags, use_case ON public.prompts FOR EACH ROW WHEN (((((((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description)) OR (old.prompt_text IS DISTINCT FROM new.prompt_text)) OR (old.category IS DISTINCT FROM new.category)) OR (old.tags IS DISTINCT FROM new.tags)) OR (old.use_case IS DISTINCT FROM new.use_case))) EXECUTE FUNCTION private.count_rewritten();
CREATE TRIGGER keep_version AFTER UPDATE OF title, description, prompt_text, category, tags, use_case ON public.prompts FOR EACH ROW WHEN (((((((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description)) OR (old.prompt_text IS DISTINCT FROM new.prompt_text)) OR (old.category IS DISTINCT FROM new.category)) OR (old.tags IS DISTINCT FROM new.tags)) OR (old.use_case IS DISTINCT FROM new.use_case))) EXECUTE FUNCTION private.keep_version();
CREATE TRIGGER library_follows_insert AFTER INSERT ON public.prompts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.library_follows_insert();
CREATE TRIGGER library_follows_update AFTER UPDATE ON public.prompts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.library_follows_update();
CREATE TRIGGER note_first_publication BEFORE INSERT OR UPDATE OF is_public ON public.prompts FOR EACH ROW EXECUTE FUNCTION private.note_first_publication();
CREATE TRIGGER own_follows_insert AFTER INSERT ON public.prompts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.own_follows_insert();
CREATE TRIGGER own_follows_update AFTER UPDATE ON public.prompts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.own_follows_update();
CREATE TRIGGER own_forgets AFTER DELETE ON public.prompts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.own_forgets();
CREATE TRIGGER touch_updated_at BEFORE UPDATE OF title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url ON public.prompts FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
grant insert (id, title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url, created_at, folder_id, origin_id, origin_title, import_id) on public.prompts to authenticated;
grant update (title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url, deleted_at, folder_id) on public.prompts to authenticated;
grant select on public.prompts to anon;
grant delete, select on public.prompts to authenticated;
grant delete, insert, select, update on public.prompts to service_role;

create table public.remembered_answers (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  fact text not null,
  ask text not null,
  answer text not null,
  times integer default 1 not null,
  goal_hash text not null,
  last_at timestamp with time zone default now() not null,
  constraint remembered_answers_pkey PRIMARY KEY (id),
  constraint remembered_answers_user_id_fact_ask_answer_key UNIQUE (user_id, fact, ask, answer),
  constraint remembered_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint remembered_answers_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 300))),
  constraint remembered_answers_ask_check CHECK ((char_length(ask) <= 200)),
  constraint remembered_answers_fact_check CHECK ((char_length(fact) <= 64))
);
comment on table public.remembered_answers is 'Answers that a person gave to questions about goals. `goal_hash` tells the same goal again from another one, which alone counts.';
alter table public.remembered_answers enable row level security;
create policy "A second factor is asked for where one exists" on public.remembered_answers as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add answers" on public.remembered_answers as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their answers" on public.remembered_answers as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their answers" on public.remembered_answers as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their answers" on public.remembered_answers as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every answer" on public.remembered_answers as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_last_answers AFTER INSERT ON public.remembered_answers FOR EACH ROW EXECUTE FUNCTION private.keep_last_answers();
grant insert (fact, ask, answer, goal_hash) on public.remembered_answers to authenticated;
grant update (answer, times, goal_hash, last_at) on public.remembered_answers to authenticated;
grant delete, select on public.remembered_answers to authenticated;
grant delete, insert, select, update on public.remembered_answers to service_role;

create table public.saved_views (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  name text not null,
  filters jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint saved_views_filters_check CHECK ((octet_length((filters)::text) <= 2000)),
  constraint saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
comment on table public.saved_views is 'What the address of My Library says, under a name.';
alter table public.saved_views enable row level security;
CREATE UNIQUE INDEX saved_views_name_idx ON public.saved_views USING btree (user_id, lower(name));
create policy "A second factor is asked for where one exists" on public.saved_views as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners change their views" on public.saved_views as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their views" on public.saved_views as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners keep views" on public.saved_views as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their views" on public.saved_views as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every view" on public.saved_views as permissive for all to service_role using (true) with check (true);
grant insert (name, filters) on public.saved_views to authenticated;
grant update (name, filters) on public.saved_views to authenticated;
grant delete, select on public.saved_views to authenticated;
grant delete, insert, select, update on public.saved_views to service_role;

create table public.set_aside_drafts (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  kind text not null,
  title text default ''::text not null,
  content text not null,
  created_at timestamp with time zone default now() not null,
  constraint set_aside_drafts_pkey PRIMARY KEY (user_id, id),
  constraint set_aside_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint set_aside_drafts_content_check CHECK ((octet_length(content) <= 500000)),
  constraint set_aside_drafts_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'visual'::text, 'code'::text]))),
  constraint set_aside_drafts_title_check CHECK ((char_length(title) <= 200))
);
comment on table public.set_aside_drafts is 'Drafts that gave way to another one, the last twenty of each prompter.';
alter table public.set_aside_drafts enable row level security;
CREATE INDEX set_aside_drafts_kind_idx ON public.set_aside_drafts USING btree (user_id, kind, created_at);
create policy "A second factor is asked for where one exists" on public.set_aside_drafts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add set aside drafts" on public.set_aside_drafts as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their set aside drafts" on public.set_aside_drafts as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their set aside drafts" on public.set_aside_drafts as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their set aside drafts" on public.set_aside_drafts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every set aside draft" on public.set_aside_drafts as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_last_set_aside AFTER INSERT ON public.set_aside_drafts FOR EACH ROW EXECUTE FUNCTION private.keep_last_set_aside();
grant insert (id, kind, title, content) on public.set_aside_drafts to authenticated;
grant update (title, content) on public.set_aside_drafts to authenticated;
grant delete, select on public.set_aside_drafts to authenticated;
grant delete, insert, select, update on public.set_aside_drafts to service_role;

create table public.subscriptions (
  id text not null,
  customer_id text not null,
  user_id uuid,
  status text not null,
  tier text,
  monthly_limit integer,
  price_id text not null,
  item_id text not null,
  price_cents integer not null,
  discount text,
  started_at timestamp with time zone not null,
  current_period_start timestamp with time zone not null,
  current_period_end timestamp with time zone not null,
  cancel_at_period_end boolean not null,
  ended_at timestamp with time zone,
  schedule_id text,
  pending_tier text,
  pending_at timestamp with time zone,
  grace_until timestamp with time zone,
  access_until timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.payment_customers(id) ON DELETE CASCADE,
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint subscriptions_monthly_limit_check CHECK ((monthly_limit >= 0)),
  constraint subscriptions_pending_tier_check CHECK ((pending_tier = ANY (ARRAY['starter'::text, 'pro'::text, 'unlimited'::text]))),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text, 'incomplete'::text, 'incomplete_expired'::text, 'unpaid'::text, 'paused'::text, 'canceled'::text]))),
  constraint subscriptions_tier_check CHECK ((tier = ANY (ARRAY['starter'::text, 'pro'::text, 'unlimited'::text])))
);
comment on table public.subscriptions is 'What the provider said last about each subscription. access_until is derived from it: null gives no access; a null tier is a price that is not ours.';
alter table public.subscriptions enable row level security;
CREATE INDEX subscriptions_customer_idx ON public.subscriptions USING btree (customer_id);
CREATE INDEX subscriptions_owner_idx ON public.subscriptions USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.subscriptions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own subscriptions" on public.subscriptions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every subscription" on public.subscriptions as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER profile_follows_plan AFTER INSERT OR DELETE OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.profile_follows_plan();
grant select on public.subscriptions to authenticated;
grant delete, insert, select, update on public.subscriptions to service_role;

create table public.suspensions (
  user_id uuid not null,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  constraint suspensions_pkey PRIMARY KEY (user_id),
  constraint suspensions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint suspensions_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)))
);
comment on table public.suspensions is 'Accounts that are suspended now, with the reason that their owners read. What was lifted is in admin_actions.';
alter table public.suspensions enable row level security;
create policy "A second factor is asked for where one exists" on public.suspensions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read why they are suspended" on public.suspensions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reads every suspension" on public.suspensions as permissive for select to service_role using (true);
grant select on public.suspensions to authenticated;
grant select on public.suspensions to service_role;

create table public.tier_grants (
  user_id uuid not null,
  tier text not null,
  monthly_limit integer,
  expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint tier_grants_pkey PRIMARY KEY (user_id),
  constraint tier_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint tier_grants_monthly_limit_check CHECK ((monthly_limit >= 0)),
  constraint tier_grants_tier_check CHECK ((tier = ANY (ARRAY['starter'::text, 'pro'::text, 'unlimited'::text])))
);
comment on table public.tier_grants is 'What an admin gave, beside whatever is bought.';
alter table public.tier_grants enable row level security;
create policy "A second factor is asked for where one exists" on public.tier_grants as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own grant" on public.tier_grants as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every grant" on public.tier_grants as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER profile_follows_plan AFTER INSERT OR DELETE OR UPDATE ON public.tier_grants FOR EACH ROW EXECUTE FUNCTION private.profile_follows_plan();
grant select on public.tier_grants to authenticated;
grant delete, insert, select, update on public.tier_grants to service_role;

create table public.tries (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  kind text not null,
  model text not null,
  is_own boolean not null,
  is_again boolean not null,
  prompt_first boolean not null,
  answered_at timestamp with time zone,
  verdict text,
  created_at timestamp with time zone default now() not null,
  constraint tries_pkey PRIMARY KEY (id),
  constraint tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint tries_check CHECK (((verdict IS NULL) OR (answered_at IS NOT NULL))),
  constraint tries_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'code'::text, 'image'::text]))),
  constraint tries_model_check CHECK (((char_length(model) >= 1) AND (char_length(model) <= 200))),
  constraint tries_verdict_check CHECK ((verdict = ANY (ARRAY['better'::text, 'equal'::text, 'worse'::text])))
);
comment on table public.tries is 'One row for each time that a person ran plain words and prompt beside each other. `is_own`: on their own key, counted against no limit of the site; `is_again`: another run of the same two, which counts for no record; without `answered_at`: under way.';
alter table public.tries enable row level security;
CREATE INDEX tries_open_idx ON public.tries USING btree (created_at) WHERE (verdict IS NULL);
CREATE INDEX tries_owner_idx ON public.tries USING btree (user_id, created_at);
create policy "A second factor is asked for where one exists" on public.tries as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their tries" on public.tries as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every try" on public.tries as permissive for all to service_role using (true) with check (true);
grant select on public.tries to authenticated;
grant delete, insert, select, update on public.tries to service_role;

create table public.user_favorites (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  prompt_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint user_favorites_pkey PRIMARY KEY (id),
  constraint user_favorites_user_id_prompt_id_key UNIQUE (user_id, prompt_id),
  constraint user_favorites_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint user_favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table public.user_favorites is 'Prompts that a person marked, of the library or their own.';
alter table public.user_favorites enable row level security;
CREATE INDEX user_favorites_newest_idx ON public.user_favorites USING btree (user_id, created_at DESC, prompt_id DESC);
CREATE INDEX user_favorites_prompt_idx ON public.user_favorites USING btree (prompt_id);
create policy "A second factor is asked for where one exists" on public.user_favorites as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People mark prompts that they can see" on public.user_favorites as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = user_favorites.prompt_id) AND (p.deleted_at IS NULL))))));
create policy "People read their favourites" on public.user_favorites as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "People take their marks back" on public.user_favorites as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every favourite" on public.user_favorites as permissive for all to service_role using (true) with check (true);
grant insert (prompt_id) on public.user_favorites to authenticated;
grant delete, select on public.user_favorites to authenticated;
grant delete, insert, select, update on public.user_favorites to service_role;

create table public.version_labels (
  prompt_id uuid not null,
  user_id uuid default auth.uid() not null,
  name text not null,
  number integer not null,
  created_at timestamp with time zone default now() not null,
  constraint version_labels_prompt_id_number_fkey FOREIGN KEY (prompt_id, number) REFERENCES public.prompt_versions(prompt_id, number) ON DELETE CASCADE,
  constraint version_labels_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint version_labels_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
comment on table public.version_labels is 'Where a label of a prompt stands, such as "production"; one version can have several.';
alter table public.version_labels enable row level security;
CREATE UNIQUE INDEX version_labels_name_idx ON public.version_labels USING btree (prompt_id, lower(name));
CREATE INDEX version_labels_user_idx ON public.version_labels USING btree (user_id);
CREATE INDEX version_labels_version_idx ON public.version_labels USING btree (prompt_id, number);
create policy "A second factor is asked for where one exists" on public.version_labels as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners label their versions" on public.version_labels as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = version_labels.prompt_id) AND (p.user_id = ( SELECT auth.uid() AS uid)))))));
create policy "Owners move their labels" on public.version_labels as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read the labels of their versions" on public.version_labels as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners take their labels off" on public.version_labels as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every label" on public.version_labels as permissive for all to service_role using (true) with check (true);
grant insert (prompt_id, name, number) on public.version_labels to authenticated;
grant update (name, number) on public.version_labels to authenticated;
grant delete, select on public.version_labels to authenticated;
grant delete, insert, select, update on public.version_labels to service_role;

create table public.writings (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  kind text not null,
  idempotency_key uuid not null,
  request_hash text not null,
  generation_id uuid,
  is_rewriting boolean default false not null,
  prompt text,
  source text,
  model text,
  note text,
  lines text[] default '{}'::text[] not null,
  is_model_text boolean default false not null,
  attempt uuid default gen_random_uuid() not null,
  takes_prompt boolean not null,
  mailbox_hash text,
  reserved_until timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  written_at timestamp with time zone,
  constraint writings_pkey PRIMARY KEY (id),
  constraint writings_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key),
  constraint writings_generation_id_fkey FOREIGN KEY (generation_id) REFERENCES public.generations(id) ON DELETE SET NULL,
  constraint writings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint writings_check CHECK (((prompt IS NULL) = (source IS NULL))),
  constraint writings_check1 CHECK (((prompt IS NULL) = (written_at IS NULL))),
  constraint writings_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'visual'::text, 'code'::text]))),
  constraint writings_model_check CHECK ((char_length(model) <= 200)),
  constraint writings_note_check CHECK ((char_length(note) <= 500)),
  constraint writings_prompt_check CHECK ((octet_length(prompt) <= 4000000)),
  constraint writings_request_hash_check CHECK ((char_length(request_hash) = 64)),
  constraint writings_source_check CHECK ((source = ANY (ARRAY['model'::text, 'rules'::text])))
);
comment on table public.writings is 'One row for each request to a model to write a prompt: under way until `prompt` is there, as JSON. Swept some days after it was asked for.';
alter table public.writings enable row level security;
comment on column public.writings.lines is 'What had been answered and chosen when it was written, line by line: what came later is added behind the text.';
comment on column public.writings.is_model_text is 'The text as a model wrote it, and not an earlier one with lines behind it or the rules''.';
comment on column public.writings.takes_prompt is 'The ledger row is this writing''s own: it goes where nothing comes that counts.';
CREATE INDEX writings_created_idx ON public.writings USING btree (created_at);
CREATE INDEX writings_generation_idx ON public.writings USING btree (generation_id);
CREATE INDEX writings_owner_created_idx ON public.writings USING btree (user_id, created_at DESC);
CREATE INDEX writings_under_way_idx ON public.writings USING btree (reserved_until) WHERE (prompt IS NULL);
create policy "A second factor is asked for where one exists" on public.writings as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own writings" on public.writings as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every writing" on public.writings as permissive for all to service_role using (true) with check (true);
grant select (id, user_id, kind, idempotency_key, request_hash, generation_id, is_rewriting, prompt, source, model, note, lines, is_model_text, reserved_until, created_at, written_at) on public.writings to authenticated;
grant delete, insert, select, update on public.writings to service_role;

-- Functions

CREATE OR REPLACE FUNCTION auth.jwt()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $function$;
grant execute on function auth.jwt() to anon;
grant execute on function auth.jwt() to authenticated;
grant execute on function auth.jwt() to service_role;

CREATE OR REPLACE FUNCTION auth.role()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' $function$;
grant execute on function auth.role() to anon;
grant execute on function auth.role() to authenticated;
grant execute on function auth.role() to service_role;

CREATE OR REPLACE FUNCTION auth.uid()
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $function$;
grant execute on function auth.uid() to anon;
grant execute on function auth.uid() to authenticated;
grant execute on function auth.uid() to service_role;

CREATE OR REPLACE FUNCTION private.action_words(who text, whom text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE COST 5000
 SET search_path TO ''
AS $function$
  select array_to_tsvector(
    array(select 'a:' || word from unnest(private.search_words(who)) word)
    || array(select 't:' || word from unnest(private.search_words(whom)) word))
$function$;

CREATE OR REPLACE FUNCTION private.address_hash(address text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(k.key, 'utf8') || sha256(convert_to(k.key || lower(btrim(address)), 'utf8'))), 'hex') from private.quota_keys k
$function$;

CREATE OR REPLACE FUNCTION private.admin_follows_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select 1 from public.admins where user_id = new.id) then
    perform private.hold_admins();
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('private.admin_emails', 0));
  end if;
  if private.is_named_admin(new) then
    insert into public.admins (user_id, granted_by) values (new.id, 'ADMIN_EMAILS') on conflict (user_id) do nothing;
  elsif new.email_confirmed_at is null or new.is_sso_user
    or exists (select 1 from public.admins a where a.user_id <> new.id and not private.is_suspended(a.user_id)) then
    delete from public.admins where user_id = new.id and granted_by = 'ADMIN_EMAILS';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_try(p_user uuid, p_kind text, p_model text, p_own boolean, p_again boolean, p_prompt_first boolean, p_daily integer, p_monthly integer, OUT id uuid, OUT refused text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  made record;
begin
  perform 1 from public.profiles p where p.id = p_user for update;
  if not p_own then
    select count(*) filter (where t.created_at >= today) as day, count(*) as month into made
    from public.tries t where t.user_id = p_user and not t.is_own and t.created_at >= date_trunc('month', now(), 'UTC');
    refused := case when made.day >= p_daily then 'day' when made.month >= p_monthly then 'month' end;
    if refused is not null then
      return;
    end if;
  end if;
  insert into public.tries (user_id, kind, model, is_own, is_again, prompt_first)
  values (p_user, p_kind, p_model, p_own, p_again, p_prompt_first) returning tries.id into id;
end
$function$;
comment on function private.begin_try(uuid,text,text,boolean,boolean,boolean,integer,integer) is 'Reserves a try; `refused` names the limit that is used up. A try that brings no answers is deleted, which gives its place back.';
grant execute on function private.begin_try(uuid,text,text,boolean,boolean,boolean,integer,integer) to service_role;

CREATE OR REPLACE FUNCTION private.best_plan(person uuid)
 RETURNS TABLE(tier text, monthly_limit integer, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.tier, s.monthly_limit, s.expires_at from (
    select tier, monthly_limit, access_until as expires_at from public.subscriptions
    where user_id = person and tier is not null and access_until > now()
    union all
    select tier, monthly_limit, expires_at from public.tier_grants
    where user_id = person and (expires_at is null or expires_at > now())
    union all
    select 'free', 5, null
  ) s
  order by s.monthly_limit desc nulls first, array_position(array['unlimited', 'pro', 'starter', 'free'], s.tier), s.expires_at desc nulls first
  limit 1
$function$;
comment on function private.best_plan(uuid) is 'The better of subscription and grant at this moment, else the free plan. More prompts are better.';

CREATE OR REPLACE FUNCTION private.close_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.prompt_shares where prompt_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.close_reports(p_kind text, p_subject uuid, p_resolution text, p_reason text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.prompt_reports r
  set resolved_at = now(), resolved_by = auth.uid(), resolution = p_resolution, resolution_note = p_reason
  where r.resolved_at is null and p_subject = case p_kind when 'prompt' then r.prompt_id when 'collection' then r.collection_id else r.author_id end
$function$;

CREATE OR REPLACE FUNCTION private.compared(rows_at timestamp with time zone[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with bounds as (
    select m as this_month, m - interval '1 month' as last_month, least(now() at time zone 'utc' - interval '1 month', m) as last_until
    from (select date_trunc('month', now() at time zone 'utc') as m) s
  )
  select jsonb_build_object(
    'this_month', count(*) filter (where at >= this_month),
    'month_before', count(*) filter (where at >= last_month and at < last_until))
  from bounds left join lateral (select at at time zone 'utc' as at from unnest(rows_at) at) a on true
$function$;
comment on function private.compared(timestamp with time zone[]) is 'Counts of this month so far and of the same stretch of the month before, UTC.';

CREATE OR REPLACE FUNCTION private.count_due_votes(p_prompts integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due uuid[];
  voters uuid[];
  voted uuid[];
  counted integer;
begin
  due := array(
    select distinct v.prompt_id from public.prompt_votes v
    where v.counted_at is null and private.vote_wait_of_account(v.user_id) is null
      and (v.network is null or private.votes_of_network(v.prompt_id, v.network) < 3)
    order by v.prompt_id limit p_prompts);
  perform 1 from public.prompts p where p.id = any (due) order by p.id for no key update;
  select array_agg(w.user_id), array_agg(w.prompt_id) into voters, voted from (
    select v.user_id, v.prompt_id from public.prompt_votes v
    where v.prompt_id = any (due) and v.counted_at is null and private.vote_wait_of_account(v.user_id) is null
    for update skip locked) w;
  update public.prompt_votes v set counted_at = now()
  from (
    select w.user_id, w.prompt_id, w.network,
      row_number() over (partition by w.prompt_id, w.network order by w.created_at, w.user_id) as place
    from unnest(voters, voted) as h (user_id, prompt_id) join public.prompt_votes w using (user_id, prompt_id)
  ) w
  where v.user_id = w.user_id and v.prompt_id = w.prompt_id
    and (w.network is null or w.place + private.votes_of_network(w.prompt_id, w.network) <= 3);
  get diagnostics counted = row_count;
  update public.prompt_votes v set network = null
  from (select user_id, prompt_id from public.prompt_votes
    where network is not null and counted_at <= now() - interval '1 day' for update skip locked) o
  where v.user_id = o.user_id and v.prompt_id = o.prompt_id;
  return counted;
end
$function$;
comment on function private.count_due_votes(integer) is 'Counts the kept votes whose time has come, for so many prompts at most, and forgets networks of before yesterday.';
grant execute on function private.count_due_votes(integer) to service_role;

CREATE OR REPLACE FUNCTION private.count_examples()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  change record;
begin
  for change in
    select c.user_id, sum(octet_length(c.plain_answer)::bigint + octet_length(c.prompt_answer))::bigint as bytes
    from changed c group by c.user_id order by c.user_id
  loop
    perform private.count_storage(change.user_id, 0, 0, case tg_op when 'INSERT' then change.bytes else -change.bytes end);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_folders()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  change record;
begin
  for change in select c.user_id, count(*)::integer as folders from changed c group by c.user_id order by c.user_id loop
    perform private.count_storage(change.user_id, 0, sign * change.folders, 0);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_later_votes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.prompts p set votes = p.votes + c.made
  from (
    select n.prompt_id, count(*)::integer as made
    from changed n join was o using (user_id, prompt_id)
    where o.counted_at is null and n.counted_at is not null group by n.prompt_id) c
  where p.id = c.prompt_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.revision := old.revision + 1;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_rewritten()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_storage(new.user_id, 0, 0,
    private.text_bytes(new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case)
      - private.text_bytes(old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_storage(p_user uuid, p_prompts integer, p_folders integer, p_bytes bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held private.storage;
  most record;
  full_of text;
begin
  if p_prompts <= 0 and p_folders <= 0 and p_bytes <= 0 then
    update private.storage s set prompts = s.prompts + p_prompts, folders = s.folders + p_folders, bytes = s.bytes + p_bytes
    where s.user_id = p_user;
    return;
  end if;
  insert into private.storage as s (user_id, prompts, folders, bytes) values (p_user, p_prompts, p_folders, p_bytes)
  on conflict (user_id) do update set prompts = s.prompts + p_prompts, folders = s.folders + p_folders, bytes = s.bytes + p_bytes
  returning * into held;
  select * into most from private.storage_limits();
  full_of := case
    when p_prompts > 0 and held.prompts > most.prompts then 'storage_prompts'
    when p_folders > 0 and held.folders > most.folders then 'storage_folders'
    when p_bytes > 0 and held.bytes > most.bytes then 'storage_bytes' end;
  if full_of is not null then
    raise exception 'The account stores as much as it may' using errcode = '23514', constraint = full_of;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_terms()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.library_terms (term, prompts, slips)
  select term, count(*) * case tg_op when 'INSERT' then 1 else -1 end,
    case when term like 'w:%' then private.slips(substr(term, 3)) else '{}' end
  from changed_rows, unnest(tsvector_to_array(document)) term
  group by term
  order by term collate "C"
  on conflict (term) do update set prompts = private.library_terms.prompts + excluded.prompts;
  if tg_op = 'DELETE' then
    delete from private.library_terms
    where prompts = 0 and term in (select unnest(tsvector_to_array(document)) from changed_rows);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  change record;
begin
  for change in
    select c.user_id, case tg_table_name when 'prompts' then count(*)::integer else 0 end as prompts,
      sum(private.text_bytes(c.title, c.description, c.prompt_text, c.category, c.tags, c.use_case))::bigint as bytes
    from changed c group by c.user_id order by c.user_id
  loop
    perform private.count_storage(change.user_id, sign * change.prompts, 0, sign * change.bytes);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_votes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform 1 from public.prompts p where p.id in (select c.prompt_id from changed c where c.counted_at is not null) order by p.id for no key update;
  update public.prompts p set votes = p.votes + sign * c.made
  from (select prompt_id, count(*)::integer as made from changed where counted_at is not null group by prompt_id) c
  where p.id = c.prompt_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.current_usage(person uuid)
 RETURNS TABLE(tier text, used integer, monthly_limit integer, resets_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    coalesce(b.tier, p.subscription_tier),
    greatest(
      case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end,
      case when coalesce(b.tier, p.subscription_tier) = 'free' then private.mailbox_used(p.email) else 0 end),
    case when b.tier is not null then b.monthly_limit else p.monthly_prompts_limit end,
    case when now() >= p.usage_resets_at
      then (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'
      else p.usage_resets_at end
  from public.profiles p
  left join lateral (select * from private.best_plan(p.id) where p.subscription_expires_at <= now()) b on true
  where p.id = person
$function$;
comment on function private.current_usage(uuid) is 'Usage as it stands at this moment: a month that has ended counts as renewed, a plan that has ended as free.';

CREATE OR REPLACE FUNCTION private.delete_demo_requests()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.demo_requests where lower(email) = lower(old.email);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.enter_library(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.library_entries (prompt_id, is_template, title_key, votes, published_at, document)
  select p.id, p.user_id = '00000000-0000-0000-0000-000000000000', left(private.plain_letters(p.title), 200), p.votes,
    coalesce(p.published_at, p.created_at), private.library_document(p.title, p.description, p.category, p.tags)
  from public.prompts p
  where p.id = any (ids) and p.is_public and p.deleted_at is null
$function$;

CREATE OR REPLACE FUNCTION private.enter_own(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.own_entries (prompt_id, user_id, document)
  select p.id, p.user_id, private.own_document(p.user_id,
    concat_ws(' ', p.title, p.category, array_to_string(p.tags, ' '), p.description, p.use_case, p.prompt_text))
  from public.prompts p
  where p.id = any (ids) and p.user_id <> '00000000-0000-0000-0000-000000000000'
  on conflict (prompt_id) do update set document = excluded.document;

  insert into private.own_terms (user_id, term)
  select distinct e.user_id, substr(term, 9) collate "C" as word
  from private.own_entries e, unnest(tsvector_to_array(e.document)) term
  where e.prompt_id = any (ids)
  order by e.user_id, word
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.folder_stands_right()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  depth integer;
  height integer;
begin
  if new.parent_id is null then
    depth := 0;
  else
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 20));
    with recursive up as (
      select f.id, f.parent_id, 1 as step from public.folders f where f.id = new.parent_id
      union all
      select f.id, f.parent_id, up.step + 1 from public.folders f join up on f.id = up.parent_id where up.step <= 10
    )
    select max(step) + case when bool_or(id = new.id) then 1000 else 0 end into depth from up;
    if depth >= 1000 then
      raise exception 'A folder cannot lie in itself' using errcode = '23514', constraint = 'folders_no_cycle';
    end if;
  end if;
  with recursive down as (
    select new.id as id, 1 as step
    union all
    select f.id, down.step + 1 from public.folders f join down on f.parent_id = down.id where down.step <= 10
  )
  select max(step) into height from down;
  if depth + height > 10 then
    raise exception 'Folders lie at most ten deep' using errcode = '23514', constraint = 'folders_depth';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_in_security_log()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.security_events set user_id = null where user_id = old.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.free_last_admin()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.profiles;
begin
  if exists (select 1 from public.admins a where not private.is_suspended(a.user_id)) then
    return;
  end if;
  for person in select p.* from public.admins a join public.profiles p on p.id = a.user_id order by p.id
  loop
    if private.lift_suspension(person.id) then
      insert into public.admin_actions (admin_email, action, target_user_id, target, details)
      values ('', 'lift_suspension', person.id, person.email, jsonb_build_object('by', 'the list of the operator'));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.give_back_writing(given public.writings)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken_at timestamptz;
begin
  if given.is_rewriting then
    update public.generations set model_rewrites = model_rewrites - 1 where id = given.generation_id and model_rewrites > 0;
  end if;
  if not given.takes_prompt or given.generation_id is null then
    return;
  end if;
  if exists (select 1 from public.writings w where w.generation_id = given.generation_id and w.id <> given.id and w.prompt is not null) then
    return;
  end if;
  update public.writings set takes_prompt = true, mailbox_hash = given.mailbox_hash
  where id = (select w.id from public.writings w where w.generation_id = given.generation_id and w.id <> given.id order by w.created_at, w.id limit 1);
  if found then
    return;
  end if;
  delete from public.generations where id = given.generation_id returning created_at into taken_at;
  update public.profiles set monthly_prompts_used = monthly_prompts_used - 1
  where id = given.user_id and monthly_prompts_used > 0 and taken_at >= usage_resets_at - interval '1 month';
  update private.mailbox_quotas set used = used - 1
  where mailbox_hash = given.mailbox_hash and used > 0 and taken_at >= resets_at - interval '1 month';
end
$function$;

CREATE OR REPLACE FUNCTION private.has_required_aal()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (select 1 from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
$function$;
comment on function private.has_required_aal() is 'False for a session that has not passed the second factor of an account that has one.';
grant execute on function private.has_required_aal() to authenticated;

CREATE OR REPLACE FUNCTION private.has_trending()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select 1 from private.library_trending join private.library_entries using (prompt_id))
$function$;

CREATE OR REPLACE FUNCTION private.hold_admins()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select pg_advisory_xact_lock(hashtextextended('private.admin_emails', 0))
$function$;

CREATE OR REPLACE FUNCTION private.hold_prompt(p_prompt uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.prompts where id = p_prompt for no key update;
end
$function$;
comment on function private.hold_prompt(uuid) is 'Held before a vote is written or taken back, so that prompts are always locked before the votes that hang on them.';
grant execute on function private.hold_prompt(uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.hold_standing(person uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
begin
  select p.email into address from public.profiles p
  where p.id = person and p.id <> '00000000-0000-0000-0000-000000000000' for key share;
  perform 1 from public.prompts p where p.user_id = person and p.is_public and p.deleted_at is null order by p.id for share;
  perform pg_advisory_xact_lock(private.standing_key(person));
  return address;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_writers(persons uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.storage (user_id) select person from unnest(persons) person order by person on conflict do nothing;
  perform 1 from private.storage where user_id = any (persons) order by user_id for update;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select 1 from public.admins where user_id = auth.uid()) and not private.is_suspended(auth.uid())
$function$;
grant execute on function private.is_admin() to authenticated;

CREATE OR REPLACE FUNCTION private.is_named_admin(person auth.users)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- A company's SAML may state any address of its domains, so such an account never becomes an admin by address.
  select person.email_confirmed_at is not null and not person.is_sso_user
    and exists (select 1 from private.admin_emails where email = lower(person.email))
$function$;

CREATE OR REPLACE FUNCTION private.is_suspended(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select 1 from public.suspensions where user_id = person)
$function$;
comment on function private.is_suspended(uuid) is 'Whether an account is suspended: then nothing of it is public, whatever its rows say.';
grant execute on function private.is_suspended(uuid) to anon;
grant execute on function private.is_suspended(uuid) to authenticated;
grant execute on function private.is_suspended(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.joined_words(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(content, U&'(?<=[^\0001-/:-@])[-''\2010\2011\2019](?=[^\0001-/:-@])', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.keep_cards()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    -- Those that come together are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 110));
    if (select count(*) from public.cards c where c.user_id = new.user_id) >= 50 then
      raise exception 'The account keeps as many cards as it may' using errcode = '23514', constraint = 'cards_count';
    end if;
    return new;
  end if;
  if (old.kind, old.name, old.facts) is distinct from (new.kind, new.name, new.facts) then
    new.revision := old.revision + 1;
    new.updated_at := now();
    insert into public.card_versions (user_id, card_id, revision, kind, name, facts)
    values (old.user_id, old.id, old.revision, old.kind, old.name, old.facts);
    delete from public.card_versions v where v.user_id = old.user_id and v.card_id = old.id and v.revision <= old.revision - 20;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_collections()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_table_name = 'collections' then
    -- Those that come together are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 126));
    if (select count(*) from public.collections c where c.user_id = new.user_id) >= 100 then
      raise exception 'The account keeps as many collections as it may' using errcode = '23514', constraint = 'collections_count';
    end if;
  else
    perform pg_advisory_xact_lock(hashtextextended(new.collection_id::text, 127));
    if (select count(*) from public.collection_prompts c where c.collection_id = new.collection_id) >= 200 then
      raise exception 'The collection holds as many prompts as it may' using errcode = '23514', constraint = 'collection_prompts_count';
    end if;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_last_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 111));
  delete from public.remembered_answers a where a.user_id = new.user_id and a.id in (
    select r.id from public.remembered_answers r where r.user_id = new.user_id and r.id <> new.id
    order by r.last_at desc, r.id offset 499
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_last_set_aside()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 77));
  delete from public.set_aside_drafts d where d.user_id = new.user_id and d.id in (
    select s.id from public.set_aside_drafts s where s.user_id = new.user_id and s.kind = new.kind and s.id <> new.id
    order by s.created_at desc, s.id offset 19
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_suspended_out()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  author uuid;
begin
  select p.user_id into author from public.prompts p where p.id = new.prompt_id;
  perform pg_advisory_xact_lock_shared(private.standing_key(author));
  if private.is_suspended(author) then
    return null;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  latest integer;
begin
  select max(number) into latest from public.prompt_versions where prompt_id = new.id;
  if latest is null then
    insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
    values (old.id, old.user_id, 1, old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case, old.updated_at);
    latest := 1;
  end if;
  insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case)
  values (new.id, new.user_id, latest + 1, new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case);
  delete from public.prompt_versions v where v.prompt_id = new.id and v.number <= latest + 1 - 100
    and not exists (select 1 from public.version_labels l where l.prompt_id = v.prompt_id and l.number = v.number);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_writing(p_id uuid, p_attempt uuid, p_prompt text, p_source text, p_model text, p_note text, p_lines text[], p_counts boolean, p_is_model_text boolean, p_calls jsonb)
 RETURNS private.kept_writing
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  result private.kept_writing;
  person uuid;
begin
  result.kept := private.settle_writing(p_id, p_attempt, p_prompt, p_source, p_model, p_note, p_lines, p_counts, p_is_model_text);
  -- The provider is paid whether the text is kept or not; a fault in the books takes nobody's text.
  begin
    perform private.record_calls(p_calls);
  exception when others then
    result.calls_fault := sqlerrm;
  end;
  if not result.kept then
    return result;
  end if;
  select w.user_id, g.id, g.model_rewrites into person, result.generation_id, result.rewrites
  from public.writings w left join public.generations g on g.id = w.generation_id where w.id = p_id;
  select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
  from private.current_usage(person) u;
  if result.tier = 'free' then
    select m.email, m.used_elsewhere into result.email, result.used_elsewhere from private.mailbox_standing(person) m;
  end if;
  return result;
end
$function$;
comment on function private.keep_writing(uuid,uuid,text,text,text,text,text[],boolean,boolean,jsonb) is 'Keeps what was written as settle_writing does and writes down what its calls cost, with what is left after it; calls_fault says why the calls could not be written down.';
grant execute on function private.keep_writing(uuid,uuid,text,text,text,text,text[],boolean,boolean,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.library_cards(ids uuid[])
 RETURNS SETOF public.library_card
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p.id, p.title, left(p.description, 300), p.category, p.tags, p.use_case, left(p.prompt_text, 300), e.votes,
    e.is_template, p.user_id = me.id,
    exists (select 1 from public.user_favorites f where f.user_id = me.id and f.prompt_id = p.id),
    exists (select 1 from public.prompt_votes v where v.user_id = me.id and v.prompt_id = p.id),
    e.published_at, jsonb_build_array(e.is_template, e.votes, e.published_at, e.title_key, e.prompt_id)
  from unnest(ids) with ordinality wanted (id, place)
  join private.library_entries e on e.prompt_id = wanted.id
  join public.prompts p on p.id = wanted.id
  cross join (select coalesce(case when private.has_required_aal() then auth.uid() end, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id) me
  order by wanted.place
$function$;

CREATE OR REPLACE FUNCTION private.library_document(title text, description text, category text, tags text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array_to_tsvector(
    array['a', 'c:' || category]
    || array(select 't:' || tag from unnest(tags) tag)
    || array(select 'w:' || word from unnest(private.search_words(concat_ws(' ', title, category, array_to_string(tags, ' '), description))) word))
$function$;

CREATE OR REPLACE FUNCTION private.library_follows_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.enter_library(array(select id from new_rows where is_public and deleted_at is null));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.library_follows_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[];
begin
  update private.library_entries e set votes = n.votes
  from (select id, votes from new_rows except select id, votes from old_rows) n
  where e.prompt_id = n.id;

  ids := array(
    select id from (
      select id, is_public and deleted_at is null as is_shown, title, description, category, tags from new_rows
      except
      select id, is_public and deleted_at is null, title, description, category, tags from old_rows) now_so
    where is_shown
    union
    select id from (
      select id, is_public and deleted_at is null as is_shown, title, description, category, tags from old_rows
      except
      select id, is_public and deleted_at is null, title, description, category, tags from new_rows) was_so
    where is_shown);
  if cardinality(ids) > 0 then
    delete from private.library_entries where prompt_id = any (ids);
    perform private.enter_library(ids);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.library_query(p_search text, p_category text, p_tags text[])
 RETURNS private.library_query
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  everything bigint := coalesce((select prompts from private.library_terms where term = 'a'), 0);
  parts text[] := '{}';
  share numeric := 1;
  word text;
  term_from text;
  found_in bigint;
  near_word text[];
  alternatives text[];
  result private.library_query;
begin
  foreach word in array (private.search_words(p_search))[1:10]
  loop
    term_from := 'w:' || word;
    if char_length(word) = 1 then
      select prompts into found_in from private.library_terms where term = term_from;
      parts := parts || private.quoted_term(term_from, false);
    else
      select sum(prompts) into found_in from (
        select prompts from private.library_terms where term >= term_from and term < term_from || U&'\+10FFFF' order by term limit 500) near;
      if found_in > 0 then
        parts := parts || private.quoted_term(term_from, true);
      else
        near_word := private.slips(word);
        with near as materialized (select term, prompts from private.library_terms where slips && near_word)
        select array_agg(private.quoted_term(term, false)), sum(prompts) into alternatives, found_in
        from (select term, prompts from near order by prompts desc, term limit 5) best;
        parts := parts || ('(' || array_to_string(alternatives, ' | ') || ')');
      end if;
    end if;
    share := share * least(1, coalesce(found_in, 0)::numeric / greatest(everything, 1));
  end loop;

  if p_category is not null then
    select prompts into found_in from private.library_terms where term = 'c:' || p_category;
    parts := parts || private.quoted_term('c:' || p_category, false);
    share := share * coalesce(found_in, 0) / greatest(everything, 1);
  end if;
  if cardinality(p_tags) > 0 then
    select sum(prompts) into found_in from private.library_terms where term in (select 't:' || tag from unnest(p_tags) tag);
    parts := parts || ('(' || array_to_string(array(select private.quoted_term('t:' || tag, false) from unnest(p_tags) tag), ' | ') || ')');
    share := share * least(1, coalesce(found_in, 0)::numeric / greatest(everything, 1));
  end if;

  result.matching := case when share = 0 then 0 else greatest(1, round(everything * share)) end;
  result.exact := private.search_words(p_search) = '{}' and (p_category is not null)::integer + coalesce(cardinality(p_tags), 0) <= 1;
  if share > 0 and cardinality(parts) > 0 then
    result.query := array_to_string(parts, ' & ')::tsquery;
  end if;
  return result;
end
$function$;

CREATE OR REPLACE FUNCTION private.library_withdrawals()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select l.count + p.count from private.library_withdrawals l, private.people_withdrawals p
$function$;
comment on function private.library_withdrawals() is 'Grows with whatever leaves the public library or is changed in it.';
grant execute on function private.library_withdrawals() to service_role;

CREATE OR REPLACE FUNCTION private.lift_suspension(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.hold_standing(person);
  delete from public.suspensions where user_id = person;
  if not found then
    return false;
  end if;
  perform private.enter_library(array(
    select p.id from public.prompts p where p.user_id = person and p.is_public and p.deleted_at is null order by p.id for share));
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_prompts_of_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.prompts p
  where p.id in (
    select o.id from public.prompts o where o.user_id = old.id
    union all select v.prompt_id from public.prompt_votes v where v.user_id = old.id)
  order by p.id for update;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_act()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail text := case
    when new.action = 'unpublish_prompt' then 'prompt_taken_down'
    when new.action = 'restore_prompt' then 'prompt_restored'
    when new.action = 'unpublish_collection' then 'collection_taken_down'
    when new.action = 'restore_collection' then 'collection_restored'
    when new.action = 'unpublish_author' then 'author_taken_down'
    when new.action = 'restore_author' then 'author_restored'
    when new.action = 'set_tier' and new.details ->> 'to' <> 'free' then 'plan_given'
    when new.action = 'set_tier' and (new.details ->> 'had_grant')::boolean then 'given_plan_withdrawn'
  end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, new.details || jsonb_build_object('target', new.target, 'reasons', (
    select coalesce(jsonb_agg(distinct r.reason), '[]') from public.prompt_reports r
    where (r.prompt_id = (new.details ->> 'prompt_id')::uuid or r.collection_id = (new.details ->> 'collection_id')::uuid
        or r.author_id = (new.details ->> 'author_id')::uuid)
      and r.resolution = 'unpublished' and r.resolved_at = now()))
  from public.profiles p where mail is not null and p.id = new.target_user_id and p.email <> '';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_ended_grants()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.payment_mails (key, user_id, kind, details)
  select 'given_plan_over:' || g.user_id || ':' || extract(epoch from g.expires_at)::bigint, g.user_id, 'given_plan_over',
    jsonb_build_object('to', g.tier, 'expires_at', g.expires_at, 'plan_is_now', b.tier)
  from public.tier_grants g join public.profiles p on p.id = g.user_id, lateral private.best_plan(g.user_id) b
  where g.expires_at <= now() and g.expires_at > now() - interval '7 days' and p.email <> ''
  on conflict (key) do nothing
$function$;
comment on function private.mail_ended_grants() is 'Writes the mail about each admin''s grant that ended within the last week, once.';
grant execute on function private.mail_ended_grants() to service_role;

CREATE OR REPLACE FUNCTION private.mail_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail text := case new.resolution when 'unpublished' then 'report_upheld' else 'report_kept' end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, jsonb_build_object('target', s.title, 'subject', new.subject_kind, 'reason', new.resolution_note)
  from public.profiles p cross join private.report_subject(new) s where p.id = new.user_id and p.email <> ''
  on conflict (key) do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail text := case new.action when 'suspend' then 'suspended' else 'suspension_lifted' end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, new.details
  from public.profiles p where p.id = new.target_user_id and p.email <> '';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mailbox_of(address text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with given as (
    select lower(btrim(address)) as whole, regexp_replace(lower(btrim(address)), '@[^@]*$', '') as name, substring(lower(btrim(address)) from '@([^@]*)$') as host
  ), plain as (
    -- Fastmail delivers anything@name.fastmail.com to name@fastmail.com.
    select g.whole,
      coalesce(substring(g.host from '^([^.]+)\.fastmail\.(?:com|fm)$'), g.name) as name,
      coalesce(substring(g.host from '^[^.]+\.(fastmail\.(?:com|fm))$'), g.host) as host
    from given g
  )
  select case when h.host is null or translate(split_part(p.name, '+', 1), h.ignored, '') = '' then p.whole
    else translate(split_part(p.name, '+', 1), h.ignored, '') || '@' || h.mailbox_host end
  from plain p left join private.mailbox_hosts h on h.host = p.host
$function$;
comment on function private.mailbox_of(text) is 'One spelling for all addresses of a mailbox, where its host is known to join them; elsewhere the address in lower case.';

CREATE OR REPLACE FUNCTION private.mailbox_standing(person uuid)
 RETURNS TABLE(email text, used_elsewhere integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.email, greatest(0, private.mailbox_used(p.email) - case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end)
  from public.profiles p where p.id = person
$function$;
comment on function private.mailbox_standing(uuid) is 'A person''s address, and how many free prompts of its mailbox other accounts used this month.';

CREATE OR REPLACE FUNCTION private.mailbox_used(address text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select q.used from private.mailbox_quotas q
    where address <> '' and q.mailbox_hash = private.address_hash(private.mailbox_of(address)) and q.resets_at > now()), 0)
$function$;

CREATE OR REPLACE FUNCTION private.money_back_used(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select 1 from public.payment_reversals r where r.user_id = person and r.uses_money_back)
    or exists (
      select 1 from public.profiles p join private.money_back_uses u on u.address_hash = private.address_hash(p.email)
      where p.id = person and p.email <> '' and u.used_at > now() - interval '2 years')
$function$;
comment on function private.money_back_used(uuid) is 'Whether a person has had all money back before, with this account or with an earlier one of the same address.';
grant execute on function private.money_back_used(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.my_money_back_used()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.money_back_used(auth.uid()) $function$;
grant execute on function private.my_money_back_used() to authenticated;

CREATE OR REPLACE FUNCTION private.name_admins(emails jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.hold_admins();
  delete from private.admin_emails;
  insert into private.admin_emails (email) select distinct lower(e) from jsonb_array_elements_text(emails) e;
  delete from public.admins a where a.granted_by = 'ADMIN_EMAILS'
    and not exists (select 1 from auth.users u where u.id = a.user_id and private.is_named_admin(u));
  insert into public.admins (user_id, granted_by)
  select u.id, 'ADMIN_EMAILS' from auth.users u join public.profiles p on p.id = u.id where private.is_named_admin(u)
  on conflict (user_id) do nothing;
  perform private.free_last_admin();
end
$function$;
comment on function private.name_admins(jsonb) is 'Makes the confirmed accounts of these addresses admins, now and from then on, and takes the role back from those no longer listed.';
grant execute on function private.name_admins(jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.near_words(person uuid, word text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  kept constant integer := (char_length(word) - 1) / 2;
  head constant text := left(word, kept);
  tail constant text := reverse(right(word, kept));
  last constant text := U&'\+10FFFF';
  slips constant text[] := private.slips(word);
begin
  if slips = '{}' then
    return '{}';
  end if;
  return array(
    select term from (
      select term from private.own_terms where user_id = person and term >= head and term < head || last
      union
      select term from private.own_terms
      where user_id = person and reverse(term) collate "C" >= tail and reverse(term) collate "C" < tail || last) near
    where char_length(term) between char_length(word) - 1 and char_length(word) + 1 and private.slips(term) && slips
    order by term limit 20);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_admin_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.security_events (key, kind, minute, user_id, act, count)
  values (
    gen_random_uuid()::text,
    case tg_op when 'INSERT' then 'admin_added' else 'admin_removed' end,
    date_trunc('minute', now()),
    case tg_op when 'INSERT' then new.user_id else old.user_id end,
    left(case tg_op when 'INSERT' then new.granted_by else old.granted_by end, 120),
    1);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_first_publication()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.is_public and new.published_at is null then
    new.published_at := now();
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_people_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.people_withdrawals set count = count + 1;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_security_events(p_events jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  e record;
  row_key text;
begin
  for e in
    select x.*, encode(sha256(convert_to(concat_ws('|', x.kind, x.minute, coalesce(x.user_id::text, ''), x.network, x.act), 'UTF8')), 'hex') as key
    from jsonb_to_recordset(p_events) as x(kind text, minute timestamptz, user_id uuid, network text, act text, count integer)
    order by key
  loop
    row_key := e.key;
    if not exists (select from private.security_events s where s.key = row_key)
      and (select count(*) from private.security_events s where s.minute = e.minute and s.kind = e.kind) >= 200
    then
      row_key := concat_ws('|', 'others', e.kind, e.minute);
      e.user_id := null;
      e.network := '';
      e.act := 'others';
    end if;
    insert into private.security_events as s (key, kind, minute, user_id, network, act, count)
    values (row_key, e.kind, e.minute, e.user_id, e.network, e.act, e.count)
    on conflict (key) do update set count = least(s.count::bigint + excluded.count, 2147483647)::integer;
  end loop;
end
$function$;
grant execute on function private.note_security_events(jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.note_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select 1 from changed_rows) then
    update private.library_withdrawals set count = count + 1;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_document(person uuid, content text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array_to_tsvector(array(
    select left(person::text, 8) || left(piece, 60)
    from unnest(regexp_split_to_array(
      private.plain_letters(content || ' ' || case when content ~ U&'[-''\2010\2011\2019]' then private.joined_words(content) else '' end),
      U&'[\0001-/:-@\005b-`{-\00bf\2000-\206f\3000-\303f\ff00-\ff0f]+')) piece
    where piece <> ''))
$function$;
comment on function private.own_document(uuid,text) is 'The different words of private.search_words, each behind its owner, as the search in one''s own prompts reads them.';

CREATE OR REPLACE FUNCTION private.own_folders(person uuid, word text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive named as (
    select id from public.folders f
    where f.user_id = person and exists (select 1 from unnest(private.search_words(f.name)) part where starts_with(part, word))
    union
    select f.id from public.folders f join named on f.parent_id = named.id
  )
  select array(select id from named)
$function$;

CREATE OR REPLACE FUNCTION private.own_follows_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.hold_writers(array(select distinct user_id from new_rows));
  perform private.enter_own(array(select id from new_rows));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_follows_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed uuid[] := array(
    select id from (
      select id, title, description, prompt_text, category, tags, use_case from new_rows
      except
      select id, title, description, prompt_text, category, tags, use_case from old_rows) changes);
begin
  if cardinality(changed) > 0 then
    perform private.hold_writers(array(select distinct user_id from new_rows where id = any (changed)));
    perform private.enter_own(changed);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_forgets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.own_terms t
  where t.user_id in (select o.user_id from old_rows o join public.profiles p on p.id = o.user_id)
    and not exists (
      select 1 from private.own_entries e
      where e.document @@ private.quoted_term(private.own_term(t.user_id, t.term), false)::tsquery);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_term(person uuid, word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select left(person::text, 8) || word
$function$;

CREATE OR REPLACE FUNCTION private.plain_letters(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  -- Nothing of ASCII has an accent or another form.
  select case when octet_length(content) = char_length(content) then lower(content)
    else regexp_replace(
      lower(regexp_replace(normalize(content, nfkd), U&'[\0300-\036f]', '', 'g')),
      U&'([\3040-\30ff\3400-\9fff])', ' \1 ', 'g') end
$function$;

CREATE OR REPLACE FUNCTION private.profile_follows_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    perform private.refresh_plan(old.user_id);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null then
    perform private.refresh_plan(new.user_id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.profile_follows_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from public.profiles where id = old.id;
    return old;
  end if;
  insert into public.profiles (id, email, full_name)
  values (new.id, coalesce(new.email, ''), left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 200))
  on conflict (id) do update set email = excluded.email;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.published_prompts(p_limit integer)
 RETURNS TABLE(id uuid, published_on text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select prompt_id, to_char(published_at at time zone 'utc', 'YYYY-MM-DD')
  from private.library_entries order by published_at desc, prompt_id desc limit p_limit
$function$;
comment on function private.published_prompts(integer) is 'Public prompts, latest first, with the day on which each was published, UTC.';
grant execute on function private.published_prompts(integer) to service_role;

CREATE OR REPLACE FUNCTION private.quoted_term(term text, is_prefix boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select '''' || replace(replace(term, '\', '\\'), '''', '''''') || '''' || case when is_prefix then ':*' else '' end
$function$;

CREATE OR REPLACE FUNCTION private.recall_spent_quota()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  spent private.spent_quotas;
begin
  select * into spent from private.spent_quotas where address_hash = private.address_hash(new.email) and resets_at > now();
  if spent.used > new.monthly_prompts_used then
    new.monthly_prompts_used := spent.used;
    new.usage_resets_at := spent.resets_at;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_admin_action(p_action text, p_target_user uuid, p_target text, p_details jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.admin_actions (admin_id, admin_email, action, target_user_id, target, details)
  select p.id, p.email, p_action, p_target_user, p_target, p_details from public.profiles p where p.id = auth.uid()
$function$;

CREATE OR REPLACE FUNCTION private.record_calls(p_calls jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.model_calls (user_id, kind, job, model, outcome, reason, input_tokens, output_tokens, cached_tokens, tokens_estimated, cost_usd, duration_ms)
  select c.user_id, c.kind, c.job, c.model, c.outcome, c.reason, c.input_tokens, c.output_tokens, c.cached_tokens, c.tokens_estimated, c.cost_usd, c.duration_ms
  from jsonb_populate_recordset(null::public.model_calls, p_calls) c
$function$;
comment on function private.record_calls(jsonb) is 'Writes down what calls of a model cost, given as an array of rows.';
grant execute on function private.record_calls(jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.record_refund(p_admin uuid, p_user uuid, p_details jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_actions (admin_id, admin_email, action, target_user_id, target, details)
  select a.id, a.email, 'refund', u.id, u.email, p_details
  from public.profiles a join public.admins r on r.user_id = a.id cross join public.profiles u
  where a.id = p_admin and u.id = p_user;
  if not found then
    raise exception 'Admins only' using errcode = '42501';
  end if;
end
$function$;
comment on function private.record_refund(uuid,uuid,jsonb) is 'Records that an admin refunded an account. To be called in the transaction that declares the refund.';
grant execute on function private.record_refund(uuid,uuid,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.refresh_library_trending()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen uuid[];
begin
  perform pg_advisory_xact_lock(20, 24);
  chosen := array(
    select v.prompt_id from public.prompt_votes v join private.library_entries e using (prompt_id)
    where v.counted_at > now() - interval '14 days'
    group by v.prompt_id order by count(*) desc, max(v.counted_at) desc, v.prompt_id limit 6);
  perform 1 from public.prompts p
  where p.id = any (chosen) or p.id in (select t.prompt_id from private.library_trending t)
  order by p.id for key share;
  delete from private.library_trending;
  insert into private.library_trending (place, prompt_id)
  select row_number() over (order by c.place), c.prompt_id
  from unnest(chosen) with ordinality as c (prompt_id, place) join public.prompts p on p.id = c.prompt_id;
end
$function$;
grant execute on function private.refresh_library_trending() to service_role;

CREATE OR REPLACE FUNCTION private.refresh_plan(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.profiles p
  set subscription_tier = b.tier, monthly_prompts_limit = b.monthly_limit, subscription_expires_at = b.expires_at
  from private.best_plan(person) b
  where p.id = person
    and (p.subscription_tier, p.monthly_prompts_limit, p.subscription_expires_at) is distinct from (b.tier, b.monthly_limit, b.expires_at)
$function$;
comment on function private.refresh_plan(uuid) is 'Writes the plan into the profile. What was used in the month stays used: changing plans to and fro gives nothing back.';

CREATE OR REPLACE FUNCTION private.remember_money_back()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.email <> '' and (tg_op = 'DELETE' or old.email <> new.email) and private.money_back_used(old.id) then
    insert into private.money_back_uses (address_hash)
    select private.address_hash(a) from unnest(array[old.email, case when tg_op = 'UPDATE' then new.email end]) a where a <> ''
    on conflict (address_hash) do nothing;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION private.remember_spent_quota()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.email <> '' and old.monthly_prompts_used > 0 and old.usage_resets_at > now() and (tg_op = 'DELETE' or old.email <> new.email) then
    insert into private.spent_quotas as s (address_hash, used, resets_at)
    values (private.address_hash(old.email), old.monthly_prompts_used, old.usage_resets_at)
    on conflict (address_hash) do update set
      used = case when s.resets_at <= now() then excluded.used else greatest(s.used, excluded.used) end, resets_at = excluded.resets_at;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_subject(report public.prompt_reports)
 RETURNS TABLE(subject_id uuid, owner_id uuid, title text, body text, is_public boolean, is_moderated boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, p.user_id, p.title, left(p.prompt_text, 2000), p.is_public and p.deleted_at is null, p.moderated_at is not null
  from public.prompts p where p.id = report.prompt_id
  union all
  select c.id, c.user_id, c.name, left(concat_ws(E'\n', nullif(c.description, ''), (
      select string_agg('- ' || p.title, E'\n' order by i.place, i.added_at) from public.collection_prompts i join public.prompts p on p.id = i.prompt_id
      where i.collection_id = c.id and p.is_public and p.deleted_at is null)), 2000),
    c.shared_at is not null, c.moderated_at is not null
  from public.collections c where c.id = report.collection_id
  union all
  select f.id, f.id, coalesce(a.name, 'A public name that was removed'), '', a.moderated_at is null and a.name is not null, a.moderated_at is not null
  from public.profiles f left join public.authors a on a.user_id = f.id where f.id = report.author_id
$function$;
comment on function private.report_subject(public.prompt_reports) is 'What a report is about, as it reads now.';

CREATE OR REPLACE FUNCTION private.require_admin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not (private.is_admin() and private.has_required_aal()) then
    raise exception 'Admins only' using errcode = '42501';
  end if;
end
$function$;
grant execute on function private.require_admin() to authenticated;

CREATE OR REPLACE FUNCTION private.search_words(content text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(word order by place), '{}')
  from (
    select left(piece, 60) as word, min(nr) as place
    from regexp_split_to_table(private.plain_letters(content), U&'[\0001-/:-@\005b-`{-\00bf\2000-\206f\3000-\303f\ff00-\ff0f]+') with ordinality s (piece, nr)
    where piece <> ''
    group by 1
  ) words
$function$;
comment on function private.search_words(text) is 'The different words of a text in their order, as search compares them.';

CREATE OR REPLACE FUNCTION private.settle_writing(p_id uuid, p_attempt uuid, p_prompt text, p_source text, p_model text, p_note text, p_lines text[], p_counts boolean, p_is_model_text boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written public.writings;
begin
  perform 1 from public.profiles p join public.writings w on w.user_id = p.id where w.id = p_id for no key update of p;
  update public.writings set prompt = p_prompt, source = p_source, model = p_model, note = p_note, lines = p_lines, is_model_text = p_is_model_text, written_at = clock_timestamp()
  where id = p_id and attempt = p_attempt and prompt is null returning * into written;
  if written.id is null then
    return false;
  end if;
  if p_is_model_text and p_counts then
    update public.generations set written_by_model = true where id = written.generation_id;
  elsif not p_counts or written.is_rewriting then
    perform private.give_back_writing(written);
  end if;
  -- What does not count leans on no ledger row, so that another one may give that row back.
  update public.writings set takes_prompt = false, mailbox_hash = null, generation_id = case when p_counts then generation_id end where id = p_id;
  return true;
end
$function$;
comment on function private.settle_writing(uuid,uuid,text,text,text,text,text[],boolean,boolean) is 'Keeps what was written; false where the reservation had run out. A prompt that does not count, and a time that the model was not needed, are given back.';
grant execute on function private.settle_writing(uuid,uuid,text,text,text,text,text[],boolean,boolean) to service_role;

CREATE OR REPLACE FUNCTION private.sitemap_part(p_part integer, p_parts integer)
 RETURNS TABLE(id uuid, published_on text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select prompt_id, to_char(published_at at time zone 'utc', 'YYYY-MM-DD')
  from private.library_entries
  where prompt_id >= (rpad(lpad(to_hex(p_part * (65536 / p_parts)), 4, '0'), 32, '0'))::uuid
    and prompt_id <= (rpad(lpad(to_hex((p_part + 1) * (65536 / p_parts) - 1), 4, '0'), 32, 'f'))::uuid
  order by prompt_id limit 50000
$function$;
comment on function private.sitemap_part(integer,integer) is 'Public prompts of one part of the sitemap with the day on which each was published, UTC. Parts are counted from 0; their number is a power of two.';
grant execute on function private.sitemap_part(integer,integer) to service_role;

CREATE OR REPLACE FUNCTION private.sitemap_parts(p_each integer DEFAULT 25000)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select least(4096, (2 ^ ceil(log(2, greatest(1, coalesce((select prompts from private.library_terms where term = 'a'), 0)::numeric / p_each))))::integer)
$function$;
comment on function private.sitemap_parts(integer) is 'How many parts the sitemap has.';
grant execute on function private.sitemap_parts(integer) to service_role;

CREATE OR REPLACE FUNCTION private.slips(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when char_length(word) between 4 and 30
    then array(select distinct overlay(word placing '' from i for 1) from generate_series(1, char_length(word)) i) || word
    else '{}' end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.version := nextval('private.draft_versions');
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.standing_key(person uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select hashtextextended('public.suspensions ' || person, 0)
$function$;

CREATE OR REPLACE FUNCTION private.storage_limits(OUT prompts integer, OUT folders integer, OUT bytes bigint)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select 50000, 2000, 200000000::bigint
$function$;
comment on function private.storage_limits() is 'The most that one account may store, the same in every plan: far above what a person writes.';

CREATE OR REPLACE FUNCTION private.sweep_writings(p_days integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  dead record;
  given public.writings;
  ended integer := 0;
begin
  for dead in select id, user_id from public.writings where prompt is null and reserved_until <= now() order by user_id, id loop
    perform 1 from public.profiles where id = dead.user_id for no key update;
    select * into given from public.writings where id = dead.id and prompt is null and reserved_until <= now();
    if found then
      perform private.give_back_writing(given);
      delete from public.writings where id = dead.id;
      ended := ended + 1;
    end if;
  end loop;
  delete from public.writings where prompt is not null and created_at < now() - make_interval(days => p_days);
  return ended;
end
$function$;
comment on function private.sweep_writings(integer) is 'Gives back what was reserved by a process that is gone, and deletes what was written so many days ago; answers how many were given back.';
grant execute on function private.sweep_writings(integer) to service_role;

CREATE OR REPLACE FUNCTION private.text_bytes(title text, description text, prompt_text text, category text, tags text[], use_case text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select octet_length(title)::bigint + octet_length(description) + octet_length(prompt_text) + octet_length(category)
    + octet_length(array_to_string(tags, '')) + octet_length(coalesce(use_case, ''))
$function$;

CREATE OR REPLACE FUNCTION private.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.vote_wait_of_account(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when exists (select 1 from auth.users u where u.id = person and u.email_confirmed_at is null and u.phone_confirmed_at is null) then 'confirmation'
    when exists (select 1 from public.profiles p where p.id = person and p.created_at > now() - interval '1 day') then 'account_age'
  end
$function$;
comment on function private.vote_wait_of_account(uuid) is 'What the votes of an account wait for: confirmation, account_age; null where they count. An account kept elsewhere is confirmed there.';

CREATE OR REPLACE FUNCTION private.votes_of_network(p_prompt uuid, p_network text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*) from public.prompt_votes where prompt_id = p_prompt and network = p_network and counted_at > now() - interval '1 day'
$function$;

CREATE OR REPLACE FUNCTION private.weigh_vote()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.hold_prompt(new.prompt_id);
  new.network := private.address_hash(nullif(current_setting('request.network', true), ''));
  if private.vote_wait_of_account(new.user_id) is null
    and (new.network is null or private.votes_of_network(new.prompt_id, new.network) < 3) then
    new.counted_at := now();
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.with_reason(details jsonb, reason text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select details || case when reason <> '' then jsonb_build_object('reason', reason) else '{}' end
$function$;

CREATE OR REPLACE FUNCTION private.words_query(kind text, content text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select nullif(array_to_string(array(
    select private.quoted_term(kind || ':' || word, true) from unnest(private.search_words(content)) word limit 10), ' & '), '')::tsquery
$function$;

CREATE OR REPLACE FUNCTION public.admin_figures()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  month_start timestamptz := date_trunc('month', now() at time zone 'utc') at time zone 'utc';
begin
  perform private.require_admin();
  return jsonb_build_object(
    'people', (select count(*) from public.profiles where id <> '00000000-0000-0000-0000-000000000000'),
    'people_new_this_month', (select count(*) from public.profiles where created_at >= month_start and id <> '00000000-0000-0000-0000-000000000000'),
    'people_active_30_days', (select count(distinct user_id) from public.generations where created_at > now() - interval '30 days'),
    'tiers', (select coalesce(jsonb_agg(jsonb_build_object('tier', t.tier, 'people', t.people, 'paying', coalesce(s.paying, 0),
        'granted', coalesce(g.granted, 0), 'monthly_revenue_cents', coalesce(s.cents, 0))), '[]')
      from (select o.tier, count(p.id) as people from unnest(array['free', 'starter', 'pro', 'unlimited']) as o (tier)
        left join public.profiles p on p.id <> '00000000-0000-0000-0000-000000000000'
          and o.tier = case when p.subscription_expires_at <= now() then (select b.tier from private.best_plan(p.id) b) else p.subscription_tier end
        group by o.tier) t
      left join (select tier, count(distinct user_id) as paying, sum(price_cents) as cents from public.subscriptions
        where access_until > now() and status in ('active', 'trialing', 'past_due') and user_id is not null group by tier) s on s.tier = t.tier
      left join (select tier, count(*) as granted from public.tier_grants where expires_at is null or expires_at > now() group by tier) g on g.tier = t.tier),
    'received_this_month_cents', (select coalesce(sum(paid_cents - refunded_cents), 0) from public.invoices where paid_at >= month_start),
    'generations_this_month', (select coalesce(jsonb_object_agg(kind, made), '{}') from (
      select kind, count(*) as made from public.generations where created_at >= month_start and given_back_at is null group by kind) g),
    'prompts', (select count(*) from public.prompts where deleted_at is null and user_id <> '00000000-0000-0000-0000-000000000000'),
    'public_prompts', coalesce((select prompts from private.library_terms where term = 'a'), 0)
      - (select count(*) from public.prompts where user_id = '00000000-0000-0000-0000-000000000000' and is_public and deleted_at is null),
    'open_reports', (select count(*) from public.prompt_reports where resolved_at is null));
end
$function$;
grant execute on function public.admin_figures() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_find_actions(p_who text, p_whom text, p_action text, p_from timestamp with time zone, p_to timestamp with time zone, p_before bigint, p_limit integer)
 RETURNS SETOF public.admin_actions
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  who tsquery := private.words_query('a', p_who);
  whom tsquery := private.words_query('t', p_whom);
  words tsquery := case when who is null then whom when whom is null then who else who && whom end;
begin
  perform private.require_admin();
  -- A plan for what is asked and not for what may be asked: each condition stands only where it is wanted.
  return query execute 'select * from public.admin_actions where true'
    || case when words is not null then ' and private.action_words(admin_email, target) @@ $1' else '' end
    || case when p_action is not null then ' and action = $2' else '' end
    || case when p_from is not null then ' and created_at >= $3' else '' end
    || case when p_to is not null then ' and created_at < $4' else '' end
    || case when p_before is not null then ' and id < $5' else '' end
    || ' order by id desc limit $6'
  using words, p_action, p_from, p_to, p_before, p_limit;
end
$function$;
comment on function public.admin_find_actions(text,text,text,timestamp with time zone,timestamp with time zone,bigint,integer) is 'What admins did, the newest first. Who and whom are beginnings of words; the end of the time is not in it.';
grant execute on function public.admin_find_actions(text,text,text,timestamp with time zone,timestamp with time zone,bigint,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_find_payer(p_email text, p_user uuid)
 RETURNS TABLE(user_id uuid, email text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return query select p.id, p.email from public.profiles p
  where p.id <> '00000000-0000-0000-0000-000000000000' and (p.id = p_user or lower(p.email) = p_email)
  order by p.created_at limit 1;
end
$function$;
grant execute on function public.admin_find_payer(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_lift_suspension(p_user uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
begin
  perform private.require_admin();
  perform private.hold_admins();
  perform private.require_admin();
  address := private.hold_standing(p_user);
  if address is null then
    return 'not_found';
  end if;
  if not private.lift_suspension(p_user) then
    return 'unchanged';
  end if;
  update private.library_withdrawals set count = count + 1;
  perform private.record_admin_action('lift_suspension', p_user, address, '{}');
  return 'done';
end
$function$;
grant execute on function public.admin_lift_suspension(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_model_figures()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  month_start timestamptz := date_trunc('month', now() at time zone 'utc') at time zone 'utc';
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'calls', count(*),
      'used', count(*) filter (where outcome = 'used' and kind <> 'probe'),
      'cost_usd', coalesce(sum(cost_usd), 0))
    from public.model_calls where created_at >= month_start);
end
$function$;
comment on function public.admin_model_figures() is 'Calls of the language model since the first of the month: how many, how many whose answer was used, what they cost.';
grant execute on function public.admin_model_figures() to authenticated;

CREATE OR REPLACE FUNCTION public.admin_put_back(p_kind text, p_subject uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid;
  title text;
begin
  perform private.require_admin();
  if p_kind = 'prompt' then
    return public.admin_restore(p_subject);
  elsif p_kind = 'collection' then
    update public.collections c set moderated_at = null
    where c.id = p_subject and c.moderated_at is not null returning c.user_id, c.name into owner, title;
  else
    update public.authors a set moderated_at = null
    where a.user_id = p_subject and a.moderated_at is not null returning a.user_id, a.name into owner, title;
  end if;
  if owner is null then
    return exists (select 1 from public.collections c where c.id = p_subject) or exists (select 1 from public.authors a where a.user_id = p_subject);
  end if;
  perform private.record_admin_action('restore_' || p_kind, owner, title, jsonb_build_object(p_kind || '_id', p_subject));
  return true;
end
$function$;
comment on function public.admin_put_back(text,uuid) is 'Lets the owner share a collection again, which stays private; an author page is there again.';
grant execute on function public.admin_put_back(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_reports(p_resolved boolean, p_after_created timestamp with time zone, p_after_id uuid, p_limit integer)
 RETURNS TABLE(id uuid, prompt_id uuid, title text, prompt_text text, owner_id uuid, owner_email text, reporter_email text, reason text, note text, is_public boolean, is_moderated boolean, created_at timestamp with time zone, resolved_at timestamp with time zone, resolution text, resolution_note text, subject_kind text, subject_id uuid, open_reports bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen uuid[];
begin
  perform private.require_admin();
  if p_resolved then
    chosen := array(
      select r.id from public.prompt_reports r
      where r.resolved_at is not null and (p_after_id is null or (r.created_at, r.id) < (p_after_created, p_after_id))
      order by r.created_at desc, r.id desc limit p_limit);
  else
    chosen := array(
      select r.id from public.prompt_reports r
      where r.resolved_at is null and (p_after_id is null or (r.created_at, r.id) > (p_after_created, p_after_id))
      order by r.created_at, r.id limit p_limit);
  end if;
  return query
  select r.id, r.prompt_id, s.title, s.body, s.owner_id, o.email, w.email, r.reason, r.note,
    s.is_public, s.is_moderated, r.created_at, r.resolved_at, r.resolution, r.resolution_note, r.subject_kind, s.subject_id,
    (select count(*) from public.prompt_reports e where e.resolved_at is null
      and (e.prompt_id = r.prompt_id or e.collection_id = r.collection_id or e.author_id = r.author_id))
  from unnest(chosen) with ordinality c (id, place)
  join public.prompt_reports r on r.id = c.id
  cross join lateral private.report_subject(r) s
  join public.profiles o on o.id = s.owner_id
  left join public.profiles w on w.id = r.user_id
  order by c.place;
end
$function$;
grant execute on function public.admin_reports(boolean,timestamp with time zone,uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_resolve_report(p_report uuid, p_resolution text, p_reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  report public.prompt_reports;
  subject record;
begin
  perform private.require_admin();
  select * into report from public.prompt_reports r where r.id = p_report;
  if report.id is null then
    return 'not_found';
  end if;
  -- What is reported is held before its reports, as taking it down and deleting it do; of two admins one comes first.
  perform 1 from public.prompts p where p.id = report.prompt_id for no key update;
  perform 1 from public.collections c where c.id = report.collection_id for no key update;
  perform 1 from public.profiles f where f.id = report.author_id for no key update;
  if not exists (select 1 from public.prompt_reports r where r.id = p_report and r.resolved_at is null) then
    return 'unchanged';
  end if;
  select * into subject from private.report_subject(report);
  if p_resolution = 'unpublished' then
    perform public.admin_take_down(report.subject_kind, subject.subject_id, p_reason);
  else
    perform private.close_reports(report.subject_kind, subject.subject_id, 'dismissed', p_reason);
    perform private.record_admin_action('resolve_report', subject.owner_id, subject.title, private.with_reason(
      jsonb_build_object('report_id', report.id, report.subject_kind || '_id', subject.subject_id, 'resolution', 'dismissed'), p_reason));
  end if;
  return 'done';
end
$function$;
grant execute on function public.admin_resolve_report(uuid,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_restore(p_prompt uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  restored public.prompts;
begin
  perform private.require_admin();
  update public.prompts set moderated_at = null where id = p_prompt and moderated_at is not null returning * into restored;
  if restored.id is null then
    return exists (select 1 from public.prompts where id = p_prompt);
  end if;
  perform private.record_admin_action('restore_prompt', restored.user_id, restored.title, jsonb_build_object('prompt_id', restored.id));
  return true;
end
$function$;
comment on function public.admin_restore(uuid) is 'Lets the owner publish again; does not publish.';
grant execute on function public.admin_restore(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_security_events(p_who text, p_kind text, p_from timestamp with time zone, p_to timestamp with time zone, p_before bigint, p_limit integer)
 RETURNS TABLE(id bigint, kind text, minute timestamp with time zone, email text, network text, act text, count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  beginning text := replace(replace(replace(lower(p_who), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  people uuid[];
begin
  perform private.require_admin();
  if p_who is not null then
    people := array(select p.id from public.profiles p where lower(p.email) like beginning order by lower(p.email) limit 500);
  end if;
  return query execute 'select s.id, s.kind, s.minute, p.email, s.network, s.act, s.count
    from private.security_events s left join public.profiles p on p.id = s.user_id where true'
    || case when p_who is not null then ' and (s.user_id = any ($1) or s.network <> '''' and s.network like $2)' else '' end
    || case when p_kind is not null then ' and s.kind = $3' else '' end
    || case when p_from is not null then ' and s.minute >= $4' else '' end
    || case when p_to is not null then ' and s.minute < $5' else '' end
    || case when p_before is not null then ' and s.id < $6' else '' end
    || ' order by s.id desc limit $7'
  using people, beginning, p_kind, p_from, p_to, p_before, p_limit;
end
$function$;
grant execute on function public.admin_security_events(text,text,timestamp with time zone,timestamp with time zone,bigint,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_set_tier(p_email text, p_tier text, p_limit integer, p_days integer)
 RETURNS TABLE(user_id uuid, email text, tier text, monthly_limit integer, expires_at timestamp with time zone, had_grant boolean, paid_tier text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.profiles;
  changed public.profiles;
  ends_at timestamptz := now() + make_interval(days => p_days);
  had boolean;
  paid text;
begin
  perform private.require_admin();
  select * into person from public.profiles p
  where lower(p.email) = p_email and p.id <> '00000000-0000-0000-0000-000000000000' order by p.created_at limit 1 for update;
  if person.id is null then
    return;
  end if;
  had := exists (select 1 from public.tier_grants g where g.user_id = person.id and (g.expires_at is null or g.expires_at > now()));
  select s.tier into paid from public.subscriptions s
  where s.user_id = person.id and s.tier is not null and s.access_until > now() order by s.monthly_limit desc nulls first limit 1;
  if p_tier = 'free' then
    delete from public.tier_grants g where g.user_id = person.id;
  else
    insert into public.tier_grants as g (user_id, tier, monthly_limit, expires_at) values (person.id, p_tier, p_limit, ends_at)
    on conflict on constraint tier_grants_pkey do update
      set tier = excluded.tier, monthly_limit = excluded.monthly_limit, expires_at = excluded.expires_at, created_at = now();
  end if;
  perform private.refresh_plan(person.id);
  select * into changed from public.profiles p where p.id = person.id;
  perform private.record_admin_action('set_tier', person.id, person.email, jsonb_build_object(
    'from', person.subscription_tier, 'from_limit', person.monthly_prompts_limit,
    'to', p_tier, 'to_limit', p_limit, 'expires_at', ends_at, 'plan_is_now', changed.subscription_tier, 'had_grant', had));
  return query select changed.id, changed.email, changed.subscription_tier, changed.monthly_prompts_limit, changed.subscription_expires_at, had, paid;
end
$function$;
grant execute on function public.admin_set_tier(text,text,integer,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_sign_out(p_user uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.profiles;
  ended integer;
begin
  perform private.require_admin();
  select * into person from public.profiles p where p.id = p_user and p.id <> '00000000-0000-0000-0000-000000000000';
  if person.id is null then
    return null;
  end if;
  delete from auth.sessions where user_id = person.id;
  get diagnostics ended = row_count;
  perform private.record_admin_action('sign_out', person.id, person.email, jsonb_build_object('sessions', ended));
  return ended;
end
$function$;
comment on function public.admin_sign_out(uuid) is 'How many sessions were ended; null for an unknown account.';
grant execute on function public.admin_sign_out(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_suspend(p_user uuid, p_reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
begin
  perform private.require_admin();
  perform private.hold_admins();
  -- Of two who suspend each other, the second is no admin any more.
  perform private.require_admin();
  if p_user = auth.uid() then
    return 'self';
  end if;
  address := private.hold_standing(p_user);
  if address is null then
    return 'not_found';
  end if;
  insert into public.suspensions (user_id, reason) values (p_user, p_reason) on conflict (user_id) do nothing;
  if not found then
    return 'unchanged';
  end if;
  delete from private.library_entries e using public.prompts p where p.user_id = p_user and e.prompt_id = p.id;
  -- Pages of authors and collections are drawn again as well, where no prompt of the person's was public.
  update private.library_withdrawals set count = count + 1;
  perform private.record_admin_action('suspend', p_user, address, jsonb_build_object('reason', p_reason));
  return 'done';
end
$function$;
grant execute on function public.admin_suspend(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_take_down(p_kind text, p_subject uuid, p_reason text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid;
  title text;
begin
  perform private.require_admin();
  if p_kind = 'prompt' then
    return public.admin_unpublish(p_subject, p_reason);
  elsif p_kind = 'collection' then
    update public.collections c set shared_at = null, moderated_at = now()
    where c.id = p_subject and c.moderated_at is null returning c.user_id, c.name into owner, title;
  else
    update public.authors a set moderated_at = now()
    where a.user_id = p_subject and a.moderated_at is null returning a.user_id, a.name into owner, title;
  end if;
  -- A report of a name that its author removed is closed too.
  perform private.close_reports(p_kind, p_subject, 'unpublished', p_reason);
  if owner is null then
    return exists (select 1 from public.collections c where c.id = p_subject) or exists (select 1 from public.profiles f where f.id = p_subject);
  end if;
  perform private.record_admin_action('unpublish_' || p_kind, owner, title,
    private.with_reason(jsonb_build_object(p_kind || '_id', p_subject), p_reason));
  return true;
end
$function$;
comment on function public.admin_take_down(text,uuid,text) is 'Hides a prompt, a collection or an author page (kind and id), keeps its owner from showing it again and closes its reports.';
grant execute on function public.admin_take_down(text,uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_unpublish(p_prompt uuid, p_reason text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken public.prompts;
begin
  perform private.require_admin();
  update public.prompts set is_public = false, moderated_at = now() where id = p_prompt and moderated_at is null returning * into taken;
  -- Also where it was taken down already: then nothing is asked about it any more.
  perform private.close_reports('prompt', p_prompt, 'unpublished', p_reason);
  if taken.id is null then
    return exists (select 1 from public.prompts where id = p_prompt);
  end if;
  perform private.record_admin_action('unpublish_prompt', taken.user_id, taken.title,
    private.with_reason(jsonb_build_object('prompt_id', taken.id), p_reason));
  return true;
end
$function$;
grant execute on function public.admin_unpublish(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_users(p_search text, p_after_created timestamp with time zone, p_after_id uuid, p_limit integer)
 RETURNS TABLE(id uuid, email text, full_name text, tier text, used integer, monthly_limit integer, expires_at timestamp with time zone, created_at timestamp with time zone, is_admin boolean, prompts bigint, public_prompts bigint, suspended_at timestamp with time zone, suspension_reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  pattern text := '%' || replace(replace(replace(p_search, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_admin();
  return query
  select p.id, p.email, p.full_name, u.tier, u.used, u.monthly_limit, p.subscription_expires_at, p.created_at,
    exists (select 1 from public.admins a where a.user_id = p.id), o.all_of_them, o.public_ones, s.created_at, s.reason
  from public.profiles p cross join lateral private.current_usage(p.id) u
  cross join lateral (
    select count(*) as all_of_them, count(*) filter (where q.is_public) as public_ones
    from public.prompts q where q.user_id = p.id and q.deleted_at is null) o
  left join public.suspensions s on s.user_id = p.id
  where p.id <> '00000000-0000-0000-0000-000000000000'
    and (p_search is null or p.email ilike pattern or p.full_name ilike pattern)
    and (p_after_id is null or (p.created_at, p.id) < (p_after_created, p_after_id))
  order by p.created_at desc, p.id desc limit p_limit;
end
$function$;
grant execute on function public.admin_users(text,timestamp with time zone,uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.begin_asking(p_goal_hash text, p_free integer, p_seconds integer)
 RETURNS private.asking_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  result private.asking_outcome;
  known public.model_questions;
begin
  if person is null or not private.has_required_aal() then
    result.outcome := 'refused';
    return result;
  end if;
  perform 1 from public.profiles where id = person for no key update;
  if not found then
    result.outcome := 'no_profile';
    return result;
  end if;
  select case when u.tier = 'free' then p_free else 2 * u.monthly_limit end, (
    select count(*) from public.model_questions q where q.user_id = person and q.created_at >= u.resets_at - interval '1 month')
  into result.most, result.asked from private.current_usage(person) u;
  select * into known from public.model_questions where user_id = person and goal_hash = p_goal_hash;
  result.id := known.id;
  result.answer := known.answer;
  if known.answer is not null then
    result.outcome := 'answered';
  elsif known.reserved_until > now() then
    result.outcome := 'under_way';
  elsif known.id is not null then
    update public.model_questions set attempt = gen_random_uuid(), reserved_until = now() + p_seconds * interval '1 second'
    where id = known.id returning attempt into result.attempt;
    result.outcome := 'reserved';
  elsif result.asked >= result.most then
    result.outcome := 'spent';
  else
    insert into public.model_questions (user_id, goal_hash, reserved_until) values (person, p_goal_hash, now() + p_seconds * interval '1 second')
    returning id, attempt into result.id, result.attempt;
    result.asked := result.asked + 1;
    result.outcome := 'reserved';
  end if;
  return result;
end
$function$;
comment on function public.begin_asking(text,integer,integer) is 'Takes one of the goals for which a model is asked this month: twice the plan''s prompts, or so many on the free plan; or says why not: answered, under_way, spent, no_profile, refused.';
grant execute on function public.begin_asking(text,integer,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.begin_generation(p_kind text, p_key uuid, p_hash text, p_paid_hash text DEFAULT NULL::text)
 RETURNS private.generation_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  result private.generation_outcome;
  known_hash text;
  mailbox text;
  mailbox_used integer;
  free_limit integer;
begin
  if person is null or not private.has_required_aal() then
    result.outcome := 'refused';
    return result;
  end if;

  perform private.refresh_plan(person) from public.profiles where id = person and subscription_expires_at <= now();

  if p_kind = 'content' and p_paid_hash is not null then
    -- Of two first additions at once the second waits here and sees the first.
    perform 1 from public.profiles where id = person for no key update;
    select id into result.generation_id from public.generations g
    where user_id = person and kind = 'content' and paid_hash = p_paid_hash and given_back_at is null
      and not exists (select 1 from public.generations k where k.user_id = person and k.idempotency_key = p_key)
    order by created_at limit 1;
    if found then
      result.outcome := 'replayed';
      select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
      from private.current_usage(person) u;
      return result;
    end if;
  end if;

  insert into public.generations (user_id, kind, idempotency_key, request_hash, paid_hash)
  select id, p_kind, p_key, p_hash, p_paid_hash from public.profiles where id = person
  on conflict (user_id, idempotency_key) do nothing
  returning id into result.generation_id;

  if result.generation_id is null then
    select id, request_hash into result.generation_id, known_hash
    from public.generations where user_id = person and idempotency_key = p_key;
    result.outcome := case when known_hash is null then 'no_profile' when known_hash = p_hash then 'replayed' else 'key_reused' end;
    select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
    from private.current_usage(person) u;
    return result;
  end if;

  -- The own profile first, then the mailbox, which other accounts wait for: never a circle.
  select private.address_hash(private.mailbox_of(p.email)), p.monthly_prompts_limit into mailbox, free_limit from public.profiles p
  where p.id = person and p.subscription_tier = 'free' and p.email <> '' for no key update;
  if mailbox is not null then
    insert into private.mailbox_quotas as q (mailbox_hash, used, resets_at)
    values (mailbox, 1, (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc')
    on conflict (mailbox_hash) do update set
      used = case when q.resets_at <= now() then 1 else q.used + 1 end,
      resets_at = case when q.resets_at <= now() then excluded.resets_at else q.resets_at end
    where q.resets_at <= now() or free_limit is null or q.used < free_limit
    returning q.used into mailbox_used;
    if not found then
      delete from public.generations where id = result.generation_id;
      result.outcome := 'quota_exceeded';
      result.generation_id := null;
      select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
      from private.current_usage(person) u;
      return result;
    end if;
  end if;

  update public.profiles p
  set monthly_prompts_used = case when now() >= p.usage_resets_at then 1 else p.monthly_prompts_used + 1 end,
      usage_resets_at = case when now() >= p.usage_resets_at
        then (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'
        else p.usage_resets_at end
  where p.id = person
    and (p.monthly_prompts_limit is null
      or (case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end) < p.monthly_prompts_limit)
  returning p.subscription_tier, p.monthly_prompts_used, p.monthly_prompts_limit, p.usage_resets_at
  into result.tier, result.used, result.monthly_limit, result.resets_at;

  if not found then
    delete from public.generations where id = result.generation_id;
    update private.mailbox_quotas set used = used - 1 where mailbox_hash = mailbox;
    result.outcome := 'quota_exceeded';
    result.generation_id := null;
    select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
    from private.current_usage(person) u;
    return result;
  end if;

  result.used := greatest(result.used, mailbox_used);
  result.outcome := 'charged';
  return result;
end
$function$;
comment on function public.begin_generation(text,uuid,text,text) is 'Takes one prompt from the caller''s quota and writes the ledger row, or says why not: charged, replayed, key_reused, quota_exceeded, no_profile, refused.';
grant execute on function public.begin_generation(text,uuid,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.begin_writing(p_kind text, p_key uuid, p_hash text, p_paid_hash text, p_seconds integer, p_rewrites integer, p_generation uuid DEFAULT NULL::uuid)
 RETURNS private.writing_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  result private.writing_outcome;
  known public.writings;
  begun private.generation_outcome;
  mailbox text;
begin
  if person is null or not private.has_required_aal() then
    result.outcome := 'refused';
    return result;
  end if;
  perform 1 from public.profiles where id = person for no key update;
  if not found then
    result.outcome := 'no_profile';
    return result;
  end if;

  select * into known from public.writings where user_id = person and idempotency_key = p_key;
  if known.id is not null then
    result.writing_id := known.id;
    result.generation_id := known.generation_id;
    if known.request_hash <> p_hash or (p_generation is not null and known.generation_id is distinct from p_generation) then
      result.outcome := 'key_reused';
    elsif known.prompt is not null then
      result.outcome := 'written';
    elsif known.reserved_until > now() then
      result.outcome := 'under_way';
    else
      update public.writings set attempt = gen_random_uuid(), reserved_until = now() + p_seconds * interval '1 second'
      where id = known.id returning attempt into result.attempt;
      result.outcome := 'reserved';
    end if;
  else
    if p_generation is null then
      begun := public.begin_generation(p_kind, p_key, p_hash, p_paid_hash);
      result.outcome := begun.outcome;
      result.generation_id := begun.generation_id;
    else
      select id into result.generation_id from public.generations where id = p_generation and user_id = person and given_back_at is null;
      result.outcome := case when result.generation_id is null then 'unknown' else 'replayed' end;
    end if;
    if result.outcome = 'replayed' then
      update public.generations set model_rewrites = model_rewrites + 1 where id = result.generation_id and model_rewrites < p_rewrites;
      if not found then
        result.outcome := 'spent';
      end if;
    end if;
    if result.outcome in ('charged', 'replayed') then
      select private.address_hash(private.mailbox_of(p.email)) into mailbox from public.profiles p
      where p.id = person and p.subscription_tier = 'free' and p.email <> '' and result.outcome = 'charged';
      insert into public.writings (user_id, kind, idempotency_key, request_hash, generation_id, is_rewriting, takes_prompt, mailbox_hash, reserved_until)
      values (person, p_kind, p_key, p_hash, result.generation_id, result.outcome = 'replayed', result.outcome = 'charged', mailbox, now() + p_seconds * interval '1 second')
      returning id, attempt into result.writing_id, result.attempt;
      result.outcome := 'reserved';
    end if;
  end if;

  select g.model_rewrites into result.rewrites from public.generations g where g.id = result.generation_id;
  select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
  from private.current_usage(person) u;
  select count(*) into result.written_this_month from public.writings w
  where w.user_id = person and w.is_model_text and w.created_at >= result.resets_at - interval '1 month';
  return result;
end
$function$;
comment on function public.begin_writing(text,uuid,text,text,integer,integer,uuid) is 'Reserves a prompt for a model to write, or one of the times it may write a prompt of the ledger again, for so many seconds; or says why not: written, under_way, key_reused, spent, quota_exceeded, no_profile, unknown, refused.';
grant execute on function public.begin_writing(text,uuid,text,text,integer,integer,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.check_rewriting(p_id uuid, p_paid_hash text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when auth.uid() is null or not private.has_required_aal() then 'refused'
    else coalesce((
      select case when paid_hash is null then 'no_hash' when paid_hash = p_paid_hash then 'allowed' else 'other_request' end
      from public.generations where id = p_id and user_id = auth.uid() and given_back_at is null), 'unknown')
  end
$function$;
comment on function public.check_rewriting(uuid,text) is 'Whether the caller may rewrite a prompt of the ledger at no charge, or why not: allowed, other_request, no_hash, unknown, refused.';
grant execute on function public.check_rewriting(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.count_use(p_prompt uuid, p_kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := case when private.has_required_aal() then auth.uid() end;
  network_now text := private.address_hash(nullif(current_setting('request.network', true), ''));
  today date := (now() at time zone 'utc')::date;
begin
  perform 1 from public.prompts p
  where p.id = p_prompt and p.user_id is distinct from auth.uid()
    and exists (select 1 from private.library_entries e where e.prompt_id = p.id) for key share;
  if not found then
    return false;
  end if;
  if person is not null and private.vote_wait_of_account(person) is not null then
    person := null;
  end if;
  insert into public.prompt_counts (prompt_id) values (p_prompt) on conflict do nothing;
  perform 1 from public.prompt_counts c where c.prompt_id = p_prompt for no key update;
  if network_now is not null and (select count(*) from private.prompt_uses u
    where u.prompt_id = p_prompt and u.kind = p_kind and u.day = today and u.network = network_now) >= 3 then
    return false;
  end if;
  insert into private.prompt_uses (prompt_id, kind, day, who, network)
  values (p_prompt, p_kind, today, private.address_hash(coalesce(person::text, network_now, 'unknown')), network_now)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  update public.prompt_counts c set copies = c.copies + (p_kind = 'copies')::integer, keeps = c.keeps + (p_kind = 'keeps')::integer
  where c.prompt_id = p_prompt;
  return true;
end
$function$;
comment on function public.count_use(uuid,text) is 'Counts that the caller copied or kept a public prompt (copies, keeps); false where it counts nothing. The server names the network in request.network.';
grant execute on function public.count_use(uuid,text) to anon;
grant execute on function public.count_use(uuid,text) to authenticated;

CREATE OR REPLACE FUNCTION public.library_cards_of(p_ids uuid[])
 RETURNS SETOF public.library_card
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from private.library_cards(p_ids[1:200])
$function$;
comment on function public.library_cards_of(uuid[]) is 'Cards of those of the prompts that are public, in the order given, 200 at most.';
grant execute on function public.library_cards_of(uuid[]) to anon;
grant execute on function public.library_cards_of(uuid[]) to authenticated;

CREATE OR REPLACE FUNCTION public.library_facets()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'total', coalesce((select prompts from private.library_terms where term = 'a'), 0),
    'favorites', (select count(*) from public.user_favorites f join private.library_entries e using (prompt_id)
      where f.user_id = auth.uid() and private.has_required_aal()),
    'categories', coalesce((select jsonb_agg(jsonb_build_object('name', substr(term, 3), 'count', prompts) order by prompts desc, term) from (
      select term, prompts from private.library_terms where left(term, 2) = 'c:' and term < 'w:' order by prompts desc, term limit 50) c), '[]'),
    'tags', coalesce((select jsonb_agg(jsonb_build_object('name', substr(term, 3), 'count', prompts) order by prompts desc, term) from (
      select term, prompts from private.library_terms where left(term, 2) = 't:' and term < 'w:' order by prompts desc, term limit 8) t), '[]'),
    'trending_by', case when private.has_trending() then 'votes' else 'recent' end)
$function$;
grant execute on function public.library_facets() to anon;
grant execute on function public.library_facets() to authenticated;

CREATE OR REPLACE FUNCTION public.library_page(p_search text, p_category text, p_tags text[], p_favorites boolean, p_sort text, p_after jsonb, p_limit integer, p_skip integer DEFAULT 0)
 RETURNS public.library_page_answer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  few constant integer := 2000;
  cap constant integer := 20000;
  size constant integer := least(greatest(p_limit, 1), 101);
  skip constant integer := least(greatest(p_skip, 0), 2400);
  person uuid := case when private.has_required_aal() then auth.uid() end;
  asked private.library_query := private.library_query(p_search, p_category, p_tags);
  ordering text;
  after text;
  collect text;
  ids uuid[];
  result public.library_page_answer;
begin
  ordering := case p_sort
    when 'recent' then 'published_at desc, prompt_id desc'
    when 'title' then 'title_key, prompt_id'
    else 'is_template desc, votes desc, published_at desc, prompt_id desc' end;
  after := case when p_after is null then 'true' else case p_sort
    when 'recent' then '(published_at, prompt_id) < (($1 ->> 2)::timestamptz, ($1 ->> 4)::uuid)'
    when 'title' then '(title_key, prompt_id) > ($1 ->> 3, ($1 ->> 4)::uuid)'
    else '(is_template, votes, published_at, prompt_id) < (($1 ->> 0)::boolean, ($1 ->> 1)::integer, ($1 ->> 2)::timestamptz, ($1 ->> 4)::uuid)' end end;
  result.total := asked.matching;
  result.total_is_estimate := not asked.exact;
  collect := case when p_favorites
    then 'select e.* from public.user_favorites f join private.library_entries e on e.prompt_id = f.prompt_id where f.user_id = $3 and ($2 is null or e.document @@ $2) limit $5'
    else 'select * from private.library_entries where document @@ $2 limit $5' end;
  collect := format('with hits as materialized (%s), page as (select * from hits where %s order by %s limit $4 offset $6)
    select array(select prompt_id from page order by %s), (select count(*) from hits)', collect, after, ordering, ordering);

  if asked.matching = 0 then
    result.total_is_estimate := false;
  elsif p_favorites or (asked.query is not null and asked.matching <= few) then
    execute collect into ids, result.total using p_after, asked.query, person, size, cap, skip;
    result.total_is_estimate := result.total >= cap;
  elsif asked.query is null then
    execute format('select array(select prompt_id from private.library_entries where %s order by %s limit $2 offset $3)', after, ordering) into ids using p_after, size, skip;
  else
    execute format('select array(select prompt_id from (select * from private.library_entries where %s order by %s limit $3) walked where document @@ $2 limit $4 offset $5)', after, ordering)
      into ids using p_after, asked.query, cap, size, skip;
    if cardinality(ids) < size then
      execute collect into ids, result.total using p_after, asked.query, person, size, cap, skip;
      result.total_is_estimate := result.total >= cap;
    end if;
  end if;
  result.cards := array(select c from private.library_cards(ids) c);
  return result;
end
$function$;
comment on function public.library_page(text,text,text[],boolean,text,jsonb,integer,integer) is 'A page of the public library with what the caller did to each prompt. p_after is a card''s cursor_place; p_skip leaves out cards in front, at most 2,400: deeper one goes by p_after.';
grant execute on function public.library_page(text,text,text[],boolean,text,jsonb,integer,integer) to anon;
grant execute on function public.library_page(text,text,text[],boolean,text,jsonb,integer,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.library_similar(p_prompt uuid, p_limit integer)
 RETURNS SETOF public.library_card
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  size constant integer := least(greatest(p_limit, 1), 12);
  most constant integer := 2000;
  everything numeric;
  document tsvector;
  category text;
  terms text[];
  weights numeric[];
  queries tsquery[];
  ids uuid[] := '{}';
begin
  select e.document, p.category into document, category
  from private.library_entries e join public.prompts p on p.id = e.prompt_id where e.prompt_id = p_prompt;
  if document is null then
    return;
  end if;
  select prompts into everything from private.library_terms where term = 'a';
  select array_agg(t.term order by t.prompts, t.term), array_agg(t.weight order by t.prompts, t.term) into terms, weights
  from (
    select l.term, l.prompts, ln(everything / l.prompts) * case left(l.term, 2) when 'w:' then 1 else 2 end as weight,
      sum(l.prompts) over (order by l.prompts, l.term) as reached
    from unnest(tsvector_to_array(document)) d join private.library_terms l on l.term = d
    where l.prompts > 1 and l.prompts < everything
    order by l.prompts, l.term limit 40
  ) t where t.reached <= most;
  if cardinality(terms) > 0 then
    queries := array(select private.quoted_term(term, false)::tsquery from unnest(terms) with ordinality t (term, place) order by place);
    ids := array(
      select h.prompt_id from (
        select e.prompt_id, e.votes, e.document from private.library_entries e
        where e.document @@ array_to_string(queries, ' | ')::tsquery
          and e.prompt_id <> p_prompt
        limit most) h
      cross join lateral (
        select sum(k.weight) as likeness from unnest(queries, weights) k (query, weight) where h.document @@ k.query) s
      order by s.likeness desc, h.votes desc, h.prompt_id limit size);
  end if;
  if cardinality(ids) < size then
    ids := ids || array(
      select c.id from unnest((public.library_page(null, category, null, false, 'votes', null, size * 2 + 1)).cards) c
      where c.id <> p_prompt and c.id <> all (ids) limit size - cardinality(ids));
  end if;
  return query select * from private.library_cards(ids);
end
$function$;
comment on function public.library_similar(uuid,integer) is 'Public prompts that share the most with a public prompt, 12 at most.';
grant execute on function public.library_similar(uuid,integer) to anon;
grant execute on function public.library_similar(uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.library_trending()
 RETURNS SETOF public.library_card
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from private.library_cards(case when private.has_trending()
    then array(select prompt_id from private.library_trending order by place)
    else array(select prompt_id from private.library_entries order by published_at desc, prompt_id desc limit 6) end)
$function$;
grant execute on function public.library_trending() to anon;
grant execute on function public.library_trending() to authenticated;

CREATE OR REPLACE FUNCTION public.my_activity(p_limit integer)
 RETURNS TABLE(kind text, at timestamp with time zone, prompt_id uuid, title text, generation_kind text, count bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from (
    (select 'generated' as kind, created_at as at, null::uuid as prompt_id, null as title, kind as generation_kind, 1::bigint as count from public.generations
      where user_id = auth.uid() and given_back_at is null order by created_at desc limit p_limit)
    union all
    (select 'saved', created_at, id, title, null, 1 from public.prompts
      where user_id = auth.uid() and deleted_at is null and import_id is null order by created_at desc, id desc limit p_limit)
    union all
    (select 'imported', i.created_at, null, i.source, null, count(*) from public.imports i join public.prompts p on p.import_id = i.id
      where i.user_id = auth.uid() and p.user_id = i.user_id and p.deleted_at is null
      group by i.id, i.created_at, i.source order by i.created_at desc limit p_limit)
    union all
    (select 'published', published_at, id, title, null, 1 from public.prompts
      where user_id = auth.uid() and deleted_at is null and is_public order by published_at desc limit p_limit)
    union all
    (select 'voted', max(v.counted_at), p.id, p.title, null, count(*) from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
      where p.user_id = auth.uid() and p.deleted_at is null and v.counted_at > now() - interval '30 days'
      group by p.id, p.title, (v.counted_at at time zone 'utc')::date order by 2 desc limit p_limit)
  ) events
  where private.has_required_aal()
  order by at desc limit p_limit
$function$;
grant execute on function public.my_activity(integer) to authenticated;

CREATE OR REPLACE FUNCTION public.my_dashboard()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  since timestamptz := (date_trunc('month', now() at time zone 'utc') - interval '1 month') at time zone 'utc';
begin
  if person is null or not private.has_required_aal() or not exists (select 1 from public.profiles where id = person) then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'total_prompts', count(*), 'public_prompts', count(*) filter (where is_public), 'total_votes', coalesce(sum(votes), 0),
      'without_tags', count(*) filter (where tags = '{}'), 'without_folder', count(*) filter (where folder_id is null),
      'best', (select jsonb_build_object('id', b.id, 'title', b.title, 'votes', b.votes) from public.prompts b
        where b.user_id = person and b.is_public and b.deleted_at is null and b.votes > 0 order by b.votes desc, b.id limit 1))
    from public.prompts where user_id = person and deleted_at is null
  ) || jsonb_build_object(
    'favorites', (select count(*) from public.user_favorites f join public.prompts p on p.id = f.prompt_id
      where f.user_id = person and p.deleted_at is null and (p.is_public or p.user_id = person)),
    'folders', (select count(*) from public.folders where user_id = person),
    'days_active', (select greatest(1, ceil(extract(epoch from now() - created_at) / 86400))::integer from public.profiles where id = person),
    'generations', (select count(*) from public.generations where user_id = person and given_back_at is null),
    'trends', jsonb_build_object(
      'total_prompts', private.compared(array(select created_at from public.prompts where user_id = person and deleted_at is null and created_at >= since)),
      'favorites', private.compared(array(select created_at from public.user_favorites where user_id = person and created_at >= since)),
      'public_prompts', private.compared(array(select published_at from public.prompts where user_id = person and is_public and deleted_at is null and published_at >= since)),
      'total_votes', private.compared(array(select v.counted_at from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
        where p.user_id = person and p.deleted_at is null and v.counted_at >= since))),
    'usage_by_day', (
      select jsonb_agg(jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'generations', coalesce(made, 0)) order by day)
      from generate_series((now() at time zone 'utc')::date - 29, (now() at time zone 'utc')::date, interval '1 day') day
      left join (
        select (created_at at time zone 'utc')::date as made_on, count(*) as made from public.generations
        where user_id = person and given_back_at is null and created_at > now() - interval '31 days' group by 1) g on g.made_on = day::date));
end
$function$;
grant execute on function public.my_dashboard() to authenticated;

CREATE OR REPLACE FUNCTION public.my_mailbox()
 RETURNS TABLE(email text, used_elsewhere integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.email, m.used_elsewhere from private.mailbox_standing(auth.uid()) m where private.has_required_aal()
$function$;
comment on function public.my_mailbox() is 'The caller''s address, and how many free prompts of its mailbox other accounts used this month.';
grant execute on function public.my_mailbox() to authenticated;

CREATE OR REPLACE FUNCTION public.my_prompts_matching(p_search text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person constant uuid := case when private.has_required_aal() then auth.uid() end;
  has_folders constant boolean := exists (select 1 from public.folders where user_id = person);
  chunk text;
  word text;
  forms text[];
  parts text[];
  asked tsquery;
  named uuid[];
  found uuid[];
  everything tsquery;
begin
  if person is null then
    return;
  end if;
  foreach chunk in array (regexp_split_to_array(btrim(p_search), '\s+'))[1:20]
  loop
    forms := private.search_words(chunk);
    continue when forms = '{}';
    parts := '{}';
    foreach word in array forms[1:10]
    loop
      parts := parts || private.quoted_term(private.own_term(person, word), char_length(word) > 1);
    end loop;
    asked := array_to_string(parts, ' & ')::tsquery;
    if cardinality(forms) > 1 then
      word := (private.search_words(private.joined_words(chunk)))[1];
      asked := asked || private.quoted_term(private.own_term(person, word), true)::tsquery;
    end if;
    named := case when has_folders then private.own_folders(person, forms[1]) else '{}' end;
    if named = '{}' and cardinality(forms) = 1 and not exists (
      select 1 from private.own_entries e join public.prompts p on p.id = e.prompt_id
      where e.document @@ asked and e.user_id = person and p.deleted_at is null)
    then
      parts := array(select private.quoted_term(private.own_term(person, near), false) from unnest(private.near_words(person, forms[1])) near);
      if parts = '{}' then
        return;
      end if;
      asked := array_to_string(parts, ' | ')::tsquery;
    end if;
    if named = '{}' then
      everything := case when everything is null then asked else everything && asked end;
    else
      found := array(
        select hit.id from (
          select e.prompt_id as id from private.own_entries e where e.document @@ asked and e.user_id = person
          union
          select p.id from public.prompts p where p.user_id = person and p.folder_id = any (named)) hit
        where found is null or hit.id = any (found));
      if found = '{}' then
        return;
      end if;
    end if;
  end loop;
  if everything is not null then
    return query select e.prompt_id from private.own_entries e
      where e.document @@ everything and e.user_id = person and (found is null or e.prompt_id = any (found));
  elsif found is not null then
    return query select unnest(found);
  else
    return query select p.id from public.prompts p where p.user_id = person;
  end if;
end
$function$;
comment on function public.my_prompts_matching(text) is 'Ids of the caller''s prompts, the bin''s among them, that have every word of the search.';
grant execute on function public.my_prompts_matching(text) to authenticated;

CREATE OR REPLACE FUNCTION public.my_records(OUT acts_of_admins jsonb, OUT payment_mails jsonb, OUT demo_requests jsonb)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    coalesce((
      select jsonb_agg(jsonb_build_object('action', a.action, 'target', a.target, 'details', a.details, 'created_at', a.created_at) order by a.id)
      from public.admin_actions a where a.target_user_id = auth.uid() and private.has_required_aal()), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'details', m.details, 'created_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at, m.key)
      from private.payment_mails m where m.user_id = auth.uid() and private.has_required_aal()), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('name', d.name, 'email', d.email, 'company', d.company, 'message', d.message, 'created_at', d.created_at) order by d.id)
      from auth.users u join private.demo_requests d on lower(d.email) = lower(u.email)
      where u.id = auth.uid() and u.email_confirmed_at is not null and private.has_required_aal()), '[]')
$function$;
comment on function public.my_records() is 'What admins did about the caller, the mails about money that the caller was sent, and demo requests of the caller''s confirmed address.';
grant execute on function public.my_records() to authenticated;

CREATE OR REPLACE FUNCTION public.my_security_events()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'minute', s.minute, 'network', s.network, 'act', s.act, 'count', s.count) order by s.id), '[]')
  from private.security_events s where s.user_id = auth.uid() and private.has_required_aal()
$function$;
grant execute on function public.my_security_events() to authenticated;

CREATE OR REPLACE FUNCTION public.my_storage()
 RETURNS TABLE(prompts integer, folders integer, bytes bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.prompts, s.folders, s.bytes from private.storage s where s.user_id = auth.uid() and private.has_required_aal()
$function$;
grant execute on function public.my_storage() to authenticated;

CREATE OR REPLACE FUNCTION public.my_usage()
 RETURNS TABLE(tier text, used integer, monthly_limit integer, resets_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from private.current_usage(auth.uid()) where private.has_required_aal()
$function$;
grant execute on function public.my_usage() to authenticated;

CREATE OR REPLACE FUNCTION public.my_vote_wait(p_prompt uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.vote_wait_of_account(v.user_id), 'network') from public.prompt_votes v
  where v.user_id = auth.uid() and v.prompt_id = p_prompt and v.counted_at is null and private.has_required_aal()
$function$;
comment on function public.my_vote_wait(uuid) is 'What the caller''s vote for a prompt waits for: confirmation, account_age, network; null where it counts or there is none.';
grant execute on function public.my_vote_wait(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.open_profile()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.profiles (id, email, full_name)
  select auth.uid(), coalesce(auth.jwt() ->> 'email', ''), left(coalesce(auth.jwt() #>> '{user_metadata,full_name}', ''), 200)
  where auth.uid() is not null and private.has_required_aal()
  on conflict (id) do nothing
$function$;
comment on function public.open_profile() is 'Gives the caller a free profile where there is none. Changes nothing where there is one.';
grant execute on function public.open_profile() to authenticated;

CREATE OR REPLACE FUNCTION public.shared_prompt(p_token text)
 RETURNS TABLE(title text, description text, prompt_text text, category text, tags text[], use_case text, updated_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case, p.updated_at
  from public.prompt_shares s join public.prompts p on p.id = s.prompt_id
  where s.token = p_token and p.deleted_at is null and p.moderated_at is null and not private.is_suspended(p.user_id)
$function$;
comment on function public.shared_prompt(text) is 'The prompt behind an unlisted link, for whoever holds the token.';
grant execute on function public.shared_prompt(text) to anon;
grant execute on function public.shared_prompt(text) to authenticated;
