-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.auth_secrets (
  name text not null,
  value text not null,
  constraint auth_secrets_pkey PRIMARY KEY (name)
);
comment on table private.auth_secrets is 'Random keys that all processes share, made on first use.';
alter table private.auth_secrets enable row level security;
create policy "The auth service reaches every row" on private.auth_secrets as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.auth_secrets to service_role;
