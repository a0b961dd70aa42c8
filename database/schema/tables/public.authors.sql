-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.authors (
  user_id uuid default auth.uid() not null,
  name text not null,
  slug text not null,
  name_key text not null,
  created_at timestamp with time zone default now() not null,
  moderated_at timestamp with time zone,
  constraint authors_pkey PRIMARY KEY (user_id),
  constraint authors_name_key_key UNIQUE (name_key),
  constraint authors_slug_key UNIQUE (slug),
  constraint authors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint authors_name_check CHECK ((((char_length(name) >= 3) AND (char_length(name) <= 40)) AND (name !~ '[@/\\:<>[:cntrl:]]'::text))),
  constraint authors_slug_check CHECK (((char_length(slug) >= 1) AND (char_length(slug) <= 80)))
);
comment on table public.authors is 'Public names by choice. `slug`: the address of the page; `name_key`: the name as eyes confuse it, so that no two look alike; `moderated_at`: an admin took the page down.';
alter table public.authors enable row level security;
create policy "A second factor is asked for where one exists" on public.authors as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Authors change a name that was not taken down" on public.authors as permissive for update to authenticated using (((user_id = ( SELECT auth.uid() AS uid)) AND (moderated_at IS NULL))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Authors read their name" on public.authors as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Authors remove a name that was not taken down" on public.authors as permissive for delete to authenticated using (((user_id = ( SELECT auth.uid() AS uid)) AND (moderated_at IS NULL)));
create policy "Everyone reads public names" on public.authors as permissive for select to anon, authenticated using (((moderated_at IS NULL) AND (NOT private.is_suspended(user_id))));
create policy "People choose a public name" on public.authors as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every author" on public.authors as permissive for all to service_role using (true) with check (true);
CREATE CONSTRAINT TRIGGER note_withdrawal AFTER DELETE OR UPDATE ON public.authors DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.note_people_withdrawal();
grant insert (name, slug, name_key) on public.authors to authenticated;
grant update (name, slug, name_key) on public.authors to authenticated;
grant select on public.authors to anon;
grant delete, select on public.authors to authenticated;
grant delete, insert, select, update on public.authors to service_role;
