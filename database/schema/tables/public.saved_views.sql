-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.saved_views (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  name text not null,
  filters jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint saved_views_filters_check CHECK ((octet_length((filters)::text) <= 2000)),
  constraint saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
comment on table public.saved_views is 'What the address of My Library says, under a name.';
alter table public.saved_views enable row level security;
CREATE UNIQUE INDEX saved_views_name_idx ON public.saved_views USING btree (user_id, lower(name));
create policy "A second factor is asked for where one exists" on public.saved_views as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners change their views" on public.saved_views as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their views" on public.saved_views as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners keep views" on public.saved_views as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their views" on public.saved_views as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every view" on public.saved_views as permissive for all to service_role using (true) with check (true);
grant insert (name, filters) on public.saved_views to authenticated;
grant update (name, filters) on public.saved_views to authenticated;
grant delete, select on public.saved_views to authenticated;
grant delete, insert, select, update on public.saved_views to service_role;
