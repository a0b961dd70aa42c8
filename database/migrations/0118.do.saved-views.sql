-- Views of My Library that a person keeps: a name for filters and an order.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  filters jsonb not null check (octet_length(filters::text) <= 2000),
  created_at timestamptz not null default now()
);
comment on table public.saved_views is 'What the address of My Library says, under a name.';
create unique index saved_views_name_idx on public.saved_views (user_id, lower(name));

alter table public.saved_views enable row level security;
create policy "Owners read their views" on public.saved_views for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners keep views" on public.saved_views for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners change their views" on public.saved_views for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners delete their views" on public.saved_views for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.saved_views as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every view" on public.saved_views for all to service_role using (true) with check (true);
grant select, delete on public.saved_views to authenticated;
grant insert (name, filters) on public.saved_views to authenticated;
grant update (name, filters) on public.saved_views to authenticated;
grant select, insert, update, delete on public.saved_views to service_role;
