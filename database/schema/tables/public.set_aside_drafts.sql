-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.set_aside_drafts (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  kind text not null,
  title text default ''::text not null,
  content text not null,
  created_at timestamp with time zone default now() not null,
  constraint set_aside_drafts_pkey PRIMARY KEY (user_id, id),
  constraint set_aside_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint set_aside_drafts_content_check CHECK ((octet_length(content) <= 500000)),
  constraint set_aside_drafts_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'visual'::text, 'code'::text]))),
  constraint set_aside_drafts_title_check CHECK ((char_length(title) <= 200))
);
comment on table public.set_aside_drafts is 'Drafts that gave way to another one, the last twenty of each prompter.';
alter table public.set_aside_drafts enable row level security;
CREATE INDEX set_aside_drafts_kind_idx ON public.set_aside_drafts USING btree (user_id, kind, created_at);
create policy "A second factor is asked for where one exists" on public.set_aside_drafts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add set aside drafts" on public.set_aside_drafts as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their set aside drafts" on public.set_aside_drafts as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their set aside drafts" on public.set_aside_drafts as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their set aside drafts" on public.set_aside_drafts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every set aside draft" on public.set_aside_drafts as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_last_set_aside AFTER INSERT ON public.set_aside_drafts FOR EACH ROW EXECUTE FUNCTION private.keep_last_set_aside();
grant insert (id, kind, title, content) on public.set_aside_drafts to authenticated;
grant update (title, content) on public.set_aside_drafts to authenticated;
grant delete, select on public.set_aside_drafts to authenticated;
grant delete, insert, select, update on public.set_aside_drafts to service_role;
