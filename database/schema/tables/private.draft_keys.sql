-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.draft_keys (
  user_id uuid not null,
  sealed text not null,
  created_at timestamp with time zone default now() not null,
  constraint draft_keys_pkey PRIMARY KEY (user_id),
  constraint draft_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.draft_keys is 'The key that seals what an account''s browsers keep of its drafts; itself sealed with the server''s key.';
alter table private.draft_keys enable row level security;
create policy "The service reaches every key of drafts" on private.draft_keys as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.draft_keys to service_role;
