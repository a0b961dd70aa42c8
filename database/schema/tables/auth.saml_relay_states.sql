-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
