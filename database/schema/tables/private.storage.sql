-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
