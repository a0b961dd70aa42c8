-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.imports (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  source text not null,
  created_at timestamp with time zone default now() not null,
  published_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_id_user_id_key UNIQUE (id, user_id),
  constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint imports_source_check CHECK (((char_length(source) >= 1) AND (char_length(source) <= 200)))
);
comment on table public.imports is 'Files that a person imported, by name; those with no prompts left, the bin included, go with the next one.';
alter table public.imports enable row level security;
comment on column public.imports.published_at is 'The moment at which the import published prompts that were public where they come from: that of their publication, to the microsecond.';
CREATE INDEX imports_user_idx ON public.imports USING btree (user_id, created_at DESC);
create policy "A second factor is asked for where one exists" on public.imports as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners forget their imports" on public.imports as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners import" on public.imports as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners note what their imports published" on public.imports as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their imports" on public.imports as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every import" on public.imports as permissive for all to service_role using (true) with check (true);
grant insert (source) on public.imports to authenticated;
grant update (published_at) on public.imports to authenticated;
grant delete, select on public.imports to authenticated;
grant delete, insert, select, update on public.imports to service_role;
