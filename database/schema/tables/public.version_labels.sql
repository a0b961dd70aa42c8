-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.version_labels (
  prompt_id uuid not null,
  user_id uuid default auth.uid() not null,
  name text not null,
  number integer not null,
  created_at timestamp with time zone default now() not null,
  constraint version_labels_prompt_id_number_fkey FOREIGN KEY (prompt_id, number) REFERENCES public.prompt_versions(prompt_id, number) ON DELETE CASCADE,
  constraint version_labels_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint version_labels_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
comment on table public.version_labels is 'Where a label of a prompt stands, such as "production"; one version can have several.';
alter table public.version_labels enable row level security;
CREATE UNIQUE INDEX version_labels_name_idx ON public.version_labels USING btree (prompt_id, lower(name));
CREATE INDEX version_labels_user_idx ON public.version_labels USING btree (user_id);
CREATE INDEX version_labels_version_idx ON public.version_labels USING btree (prompt_id, number);
create policy "A second factor is asked for where one exists" on public.version_labels as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners label their versions" on public.version_labels as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = version_labels.prompt_id) AND (p.user_id = ( SELECT auth.uid() AS uid)))))));
create policy "Owners move their labels" on public.version_labels as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read the labels of their versions" on public.version_labels as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners take their labels off" on public.version_labels as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every label" on public.version_labels as permissive for all to service_role using (true) with check (true);
grant insert (prompt_id, name, number) on public.version_labels to authenticated;
grant update (name, number) on public.version_labels to authenticated;
grant delete, select on public.version_labels to authenticated;
grant delete, insert, select, update on public.version_labels to service_role;
