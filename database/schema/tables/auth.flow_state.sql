-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
