-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.import_parts (
  import_id uuid not null,
  user_id uuid default auth.uid() not null,
  folder_id uuid,
  view_id uuid,
  name text not null,
  filters jsonb,
  constraint import_parts_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES public.folders(id) ON DELETE CASCADE,
  constraint import_parts_import_id_user_id_fkey FOREIGN KEY (import_id, user_id) REFERENCES public.imports(id, user_id) ON DELETE CASCADE,
  constraint import_parts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint import_parts_view_id_fkey FOREIGN KEY (view_id) REFERENCES public.saved_views(id) ON DELETE CASCADE,
  constraint import_parts_check CHECK ((num_nonnulls(folder_id, view_id) = 1)),
  constraint import_parts_filters_check CHECK ((octet_length((filters)::text) <= 2000)),
  constraint import_parts_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
comment on table public.import_parts is 'What an import made besides prompts: folders and views.';
alter table public.import_parts enable row level security;
CREATE INDEX import_parts_folder_idx ON public.import_parts USING btree (folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX import_parts_import_idx ON public.import_parts USING btree (import_id, user_id);
CREATE INDEX import_parts_user_idx ON public.import_parts USING btree (user_id);
CREATE INDEX import_parts_view_idx ON public.import_parts USING btree (view_id) WHERE (view_id IS NOT NULL);
create policy "A second factor is asked for where one exists" on public.import_parts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners note what their imports made" on public.import_parts as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND ((folder_id IS NULL) OR (EXISTS ( SELECT 1
   FROM public.folders f
  WHERE ((f.id = import_parts.folder_id) AND (f.user_id = ( SELECT auth.uid() AS uid)))))) AND ((view_id IS NULL) OR (EXISTS ( SELECT 1
   FROM public.saved_views v
  WHERE ((v.id = import_parts.view_id) AND (v.user_id = ( SELECT auth.uid() AS uid))))))));
create policy "Owners read what their imports made" on public.import_parts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches everything that imports made" on public.import_parts as permissive for all to service_role using (true) with check (true);
grant insert (import_id, folder_id, view_id, name, filters) on public.import_parts to authenticated;
grant select on public.import_parts to authenticated;
grant delete, insert, select, update on public.import_parts to service_role;
