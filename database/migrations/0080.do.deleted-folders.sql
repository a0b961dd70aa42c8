-- A deleted folder's name, place and contents, so that the deletion can be undone.
create table public.deleted_folders (
  id uuid primary key,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  parent_id uuid,
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null,
  folders jsonb not null check (jsonb_typeof(folders) = 'array'),
  prompts uuid[] not null,
  deleted_at timestamptz not null default now()
);
comment on table public.deleted_folders is 'Folders deleted in the last 30 days. "folders" lists those that lay directly in it: id, name, and the name each has one level up. "parent_id" refers to a folder that may itself be deleted.';
create index deleted_folders_user_idx on public.deleted_folders (user_id, deleted_at);

alter table public.deleted_folders enable row level security;
create policy "Owners read their deleted folders" on public.deleted_folders for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners add to their deleted folders" on public.deleted_folders for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners remove their deleted folders" on public.deleted_folders for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.deleted_folders as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every deleted folder" on public.deleted_folders for all to service_role using (true) with check (true);
grant select, delete on public.deleted_folders to authenticated;
grant insert (id, parent_id, name, created_at, folders, prompts) on public.deleted_folders to authenticated;
grant select, insert, update, delete on public.deleted_folders to service_role;

-- Undoing brings a folder back under its own id and date.
grant insert (id, created_at) on public.folders to authenticated;

-- A folder with folders in it is not deleted before these have moved; an account that goes takes all of them at once.
alter table public.folders
  drop constraint folders_parent_fkey,
  add constraint folders_parent_fkey foreign key (parent_id, user_id) references public.folders (id, user_id) on delete no action;
