-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
