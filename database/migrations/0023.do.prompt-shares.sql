create table public.prompt_shares (
  prompt_id uuid primary key references public.prompts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now()
);
comment on table public.prompt_shares is 'Unlisted links. The token is the database''s own, 244 random bits; deleting the row closes the link.';
create index prompt_shares_user_idx on public.prompt_shares (user_id);

alter table public.prompt_shares enable row level security;
create policy "Owners read their links" on public.prompt_shares for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners share their prompts" on public.prompt_shares for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select 1 from public.prompts p where p.id = prompt_id and p.user_id = (select auth.uid()) and p.deleted_at is null));
create policy "Owners close their links" on public.prompt_shares for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.prompt_shares as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every link" on public.prompt_shares for all to service_role using (true) with check (true);
grant select, delete on public.prompt_shares to authenticated;
grant insert (prompt_id) on public.prompt_shares to authenticated;
grant select, insert, update, delete on public.prompt_shares to service_role;

create function public.shared_prompt(p_token text)
returns table (title text, description text, prompt_text text, category text, tags text[], use_case text, updated_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case, p.updated_at
  from public.prompt_shares s join public.prompts p on p.id = s.prompt_id
  where s.token = p_token and p.deleted_at is null and p.moderated_at is null
$$;
comment on function public.shared_prompt(text) is 'The prompt behind an unlisted link, for whoever holds the token.';
grant execute on function public.shared_prompt(text) to anon, authenticated;
