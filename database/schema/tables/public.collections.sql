-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.collections (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  name text not null,
  description text default ''::text not null,
  shared_at timestamp with time zone,
  moderated_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint collections_pkey PRIMARY KEY (id),
  constraint collections_id_user_id_key UNIQUE (id, user_id),
  constraint collections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint collections_description_check CHECK ((char_length(description) <= 1000)),
  constraint collections_moderated_check CHECK (((moderated_at IS NULL) OR (shared_at IS NULL))),
  constraint collections_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
comment on table public.collections is 'Collections of public prompts and templates. `shared_at`: since when others see it.';
alter table public.collections enable row level security;
CREATE INDEX collections_owner_idx ON public.collections USING btree (user_id, updated_at DESC, id DESC);
CREATE INDEX collections_shared_idx ON public.collections USING btree (shared_at DESC, id DESC) WHERE (shared_at IS NOT NULL);
create policy "A second factor is asked for where one exists" on public.collections as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Everyone reads shared collections" on public.collections as permissive for select to anon, authenticated using (((shared_at IS NOT NULL) AND (NOT private.is_suspended(user_id))));
create policy "Owners change their collections" on public.collections as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their collections" on public.collections as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners make collections" on public.collections as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their collections" on public.collections as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every collection" on public.collections as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_collections BEFORE INSERT ON public.collections FOR EACH ROW EXECUTE FUNCTION private.keep_collections();
CREATE CONSTRAINT TRIGGER note_withdrawal AFTER DELETE OR UPDATE ON public.collections DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.note_people_withdrawal();
grant insert (id, name, description, shared_at) on public.collections to authenticated;
grant update (name, description, shared_at, updated_at) on public.collections to authenticated;
grant select on public.collections to anon;
grant delete, select on public.collections to authenticated;
grant delete, insert, select, update on public.collections to service_role;
