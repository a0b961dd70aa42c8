-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
