-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
