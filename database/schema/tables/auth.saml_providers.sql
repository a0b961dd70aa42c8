-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
