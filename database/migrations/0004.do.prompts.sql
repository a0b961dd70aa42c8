create table public.prompts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '' check (char_length(description) <= 25000),
  prompt_text text not null check (char_length(prompt_text) between 1 and 100000),
  category text not null default 'Other' check (char_length(category) between 1 and 100),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  votes integer not null default 0,
  is_public boolean not null default false,
  use_case text check (char_length(use_case) <= 2000),
  thumbnail_url text check (char_length(thumbnail_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table public.prompts is 'Saved prompts. A row with deleted_at lies in its owner''s bin.';
create index prompts_owner_created_idx on public.prompts (user_id, created_at desc, id desc) where deleted_at is null;
create index prompts_owner_bin_idx on public.prompts (user_id, deleted_at) where deleted_at is not null;

alter table public.prompts enable row level security;
create policy "Owners read their prompts" on public.prompts for select to authenticated using (user_id = (select auth.uid()));
create policy "Everyone reads public prompts" on public.prompts for select to anon, authenticated using (is_public and deleted_at is null);
create policy "Owners add prompts" on public.prompts for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners change their prompts" on public.prompts for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners delete their prompts" on public.prompts for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.prompts as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every prompt" on public.prompts for all to service_role using (true) with check (true);

grant select on public.prompts to anon, authenticated;
grant insert (title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url) on public.prompts to authenticated;
grant update (title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url, deleted_at) on public.prompts to authenticated;
grant delete on public.prompts to authenticated;
grant select, insert, update, delete on public.prompts to service_role;

create trigger touch_updated_at before update of title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url on public.prompts
  for each row execute function private.touch_updated_at();
