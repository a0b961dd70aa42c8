-- What came in by one import, so that the feed tells it as one act and the whole of it can be taken back.
create table public.imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  source text not null check (char_length(source) between 1 and 200),
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
comment on table public.imports is 'Files that a person imported, by name; those with no prompts left, and all but the newest 200, go with the next one.';
create index imports_user_idx on public.imports (user_id, created_at desc);

-- Folders and views that an import made, as it made them: renamed or changed, they are the person's own.
create table public.import_parts (
  import_id uuid not null,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  folder_id uuid references public.folders (id) on delete cascade,
  view_id uuid references public.saved_views (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  filters jsonb check (octet_length(filters::text) <= 2000),
  foreign key (import_id, user_id) references public.imports (id, user_id) on delete cascade,
  check (num_nonnulls(folder_id, view_id) = 1)
);
comment on table public.import_parts is 'What an import made besides prompts: folders and views.';
create index import_parts_import_idx on public.import_parts (import_id, user_id);
create index import_parts_user_idx on public.import_parts (user_id);
create index import_parts_folder_idx on public.import_parts (folder_id) where folder_id is not null;
create index import_parts_view_idx on public.import_parts (view_id) where view_id is not null;

alter table public.imports enable row level security;
create policy "Owners read their imports" on public.imports for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners import" on public.imports for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners forget their imports" on public.imports for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.imports as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every import" on public.imports for all to service_role using (true) with check (true);
grant select, delete on public.imports to authenticated;
grant insert (source) on public.imports to authenticated;
grant select, insert, update, delete on public.imports to service_role;

alter table public.import_parts enable row level security;
create policy "Owners read what their imports made" on public.import_parts for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners note what their imports made" on public.import_parts for insert to authenticated with check (
  user_id = (select auth.uid())
  and (folder_id is null or exists (select 1 from public.folders f where f.id = folder_id and f.user_id = (select auth.uid())))
  and (view_id is null or exists (select 1 from public.saved_views v where v.id = view_id and v.user_id = (select auth.uid()))));
create policy "A second factor is asked for where one exists" on public.import_parts as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches everything that imports made" on public.import_parts for all to service_role using (true) with check (true);
grant select on public.import_parts to authenticated;
grant insert (import_id, folder_id, view_id, name, filters) on public.import_parts to authenticated;
grant select, insert, update, delete on public.import_parts to service_role;

alter table public.prompts
  add column import_id uuid,
  add constraint prompts_import_fkey foreign key (import_id, user_id) references public.imports (id, user_id) on delete set null (import_id);
comment on column public.prompts.import_id is 'The import that the prompt came with; null for one that was written here.';
create index prompts_import_idx on public.prompts (import_id, user_id) where import_id is not null;
grant insert (import_id) on public.prompts to authenticated;

-- As in 0087, but what came in by one import is one event.
create or replace function public.my_activity(p_limit integer)
 returns table(kind text, at timestamp with time zone, prompt_id uuid, title text, generation_kind text, count bigint)
 language sql
 stable security definer
 set search_path to ''
as $function$
  select * from (
    (select 'generated' as kind, created_at as at, null::uuid as prompt_id, null as title, kind as generation_kind, 1::bigint as count from public.generations
      where user_id = auth.uid() and given_back_at is null order by created_at desc limit p_limit)
    union all
    (select 'saved', created_at, id, title, null, 1 from public.prompts
      where user_id = auth.uid() and deleted_at is null and import_id is null order by created_at desc, id desc limit p_limit)
    union all
    (select 'imported', i.created_at, null, i.source, null, count(*) from public.imports i join public.prompts p on p.import_id = i.id
      where i.user_id = auth.uid() and p.user_id = i.user_id and p.deleted_at is null
      group by i.id, i.created_at, i.source order by i.created_at desc limit p_limit)
    union all
    (select 'published', published_at, id, title, null, 1 from public.prompts
      where user_id = auth.uid() and deleted_at is null and is_public order by published_at desc limit p_limit)
    union all
    (select 'voted', max(v.counted_at), p.id, p.title, null, count(*) from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
      where p.user_id = auth.uid() and p.deleted_at is null and v.counted_at > now() - interval '30 days'
      group by p.id, p.title, (v.counted_at at time zone 'utc')::date order by 2 desc limit p_limit)
  ) events
  where private.has_required_aal()
  order by at desc limit p_limit
$function$;
