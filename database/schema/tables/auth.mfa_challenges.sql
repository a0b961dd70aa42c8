-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
