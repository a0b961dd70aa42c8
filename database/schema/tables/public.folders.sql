-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.folders (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  parent_id uuid,
  name text not null,
  created_at timestamp with time zone default now() not null,
  constraint folders_pkey PRIMARY KEY (id),
  constraint folders_id_user_id_key UNIQUE (id, user_id),
  constraint folders_parent_fkey FOREIGN KEY (parent_id, user_id) REFERENCES public.folders(id, user_id),
  constraint folders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint folders_name_check CHECK (((name = btrim(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 100))))
);
comment on table public.folders is 'Folders of a person''s own prompts, nested at most ten deep. The owner is part of the reference to the parent, so a folder never lies in a stranger''s.';
alter table public.folders enable row level security;
CREATE UNIQUE INDEX folders_name_idx ON public.folders USING btree (user_id, parent_id, lower(name)) NULLS NOT DISTINCT;
CREATE INDEX folders_parent_idx ON public.folders USING btree (parent_id);
create policy "A second factor is asked for where one exists" on public.folders as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add folders" on public.folders as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their folders" on public.folders as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their folders" on public.folders as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their folders" on public.folders as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every folder" on public.folders as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER count_added AFTER INSERT ON public.folders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_folders();
CREATE TRIGGER count_deleted AFTER DELETE ON public.folders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_folders();
CREATE TRIGGER folder_stands_right BEFORE INSERT OR UPDATE OF parent_id ON public.folders FOR EACH ROW EXECUTE FUNCTION private.folder_stands_right();
grant insert (id, parent_id, name, created_at) on public.folders to authenticated;
grant update (parent_id, name) on public.folders to authenticated;
grant delete, select on public.folders to authenticated;
grant delete, insert, select, update on public.folders to service_role;
