-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.deleted_folders (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  parent_id uuid,
  name text not null,
  created_at timestamp with time zone not null,
  folders jsonb not null,
  prompts uuid[] not null,
  deleted_at timestamp with time zone default now() not null,
  constraint deleted_folders_pkey PRIMARY KEY (id),
  constraint deleted_folders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint deleted_folders_folders_check CHECK ((jsonb_typeof(folders) = 'array'::text)),
  constraint deleted_folders_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
comment on table public.deleted_folders is 'Folders deleted in the last 30 days. "folders" lists those that lay directly in it: id, name, and the name each has one level up. "parent_id" refers to a folder that may itself be deleted.';
alter table public.deleted_folders enable row level security;
CREATE INDEX deleted_folders_user_idx ON public.deleted_folders USING btree (user_id, deleted_at);
create policy "A second factor is asked for where one exists" on public.deleted_folders as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add to their deleted folders" on public.deleted_folders as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their deleted folders" on public.deleted_folders as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners remove their deleted folders" on public.deleted_folders as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every deleted folder" on public.deleted_folders as permissive for all to service_role using (true) with check (true);
grant insert (id, parent_id, name, created_at, folders, prompts) on public.deleted_folders to authenticated;
grant delete, select on public.deleted_folders to authenticated;
grant delete, insert, select, update on public.deleted_folders to service_role;
