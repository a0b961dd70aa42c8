-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.prompt_shares (
  prompt_id uuid not null,
  user_id uuid default auth.uid() not null,
  token text default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) not null,
  created_at timestamp with time zone default now() not null,
  constraint prompt_shares_pkey PRIMARY KEY (prompt_id),
  constraint prompt_shares_token_key UNIQUE (token),
  constraint prompt_shares_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table public.prompt_shares is 'Unlisted links. The token is the database''s own, 244 random bits; deleting the row closes the link.';
alter table public.prompt_shares enable row level security;
CREATE INDEX prompt_shares_user_idx ON public.prompt_shares USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.prompt_shares as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners close their links" on public.prompt_shares as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their links" on public.prompt_shares as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners share their prompts" on public.prompt_shares as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = prompt_shares.prompt_id) AND (p.user_id = ( SELECT auth.uid() AS uid)) AND (p.deleted_at IS NULL) AND (p.moderated_at IS NULL))))));
create policy "The service reaches every link" on public.prompt_shares as permissive for all to service_role using (true) with check (true);
grant insert (prompt_id) on public.prompt_shares to authenticated;
grant delete, select on public.prompt_shares to authenticated;
grant delete, insert, select, update on public.prompt_shares to service_role;
