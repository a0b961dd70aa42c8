-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
