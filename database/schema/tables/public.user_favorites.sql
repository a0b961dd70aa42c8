-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.user_favorites (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  prompt_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint user_favorites_pkey PRIMARY KEY (id),
  constraint user_favorites_user_id_prompt_id_key UNIQUE (user_id, prompt_id),
  constraint user_favorites_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint user_favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table public.user_favorites is 'Prompts that a person marked, of the library or their own.';
alter table public.user_favorites enable row level security;
CREATE INDEX user_favorites_newest_idx ON public.user_favorites USING btree (user_id, created_at DESC, prompt_id DESC);
CREATE INDEX user_favorites_prompt_idx ON public.user_favorites USING btree (prompt_id);
create policy "A second factor is asked for where one exists" on public.user_favorites as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People mark prompts that they can see" on public.user_favorites as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = user_favorites.prompt_id) AND (p.deleted_at IS NULL))))));
create policy "People read their favourites" on public.user_favorites as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "People take their marks back" on public.user_favorites as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every favourite" on public.user_favorites as permissive for all to service_role using (true) with check (true);
grant insert (prompt_id) on public.user_favorites to authenticated;
grant delete, select on public.user_favorites to authenticated;
grant delete, insert, select, update on public.user_favorites to service_role;
