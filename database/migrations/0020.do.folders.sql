create table public.folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  parent_id uuid,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  unique (id, user_id),
  constraint folders_parent_fkey foreign key (parent_id, user_id) references public.folders (id, user_id) on delete cascade
);
comment on table public.folders is 'Folders of a person''s own prompts, nested at most ten deep. The owner is part of the reference to the parent, so a folder never lies in a stranger''s.';
create unique index folders_name_idx on public.folders (user_id, parent_id, lower(name)) nulls not distinct;
create index folders_parent_idx on public.folders (parent_id);

alter table public.folders enable row level security;
create policy "Owners read their folders" on public.folders for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners add folders" on public.folders for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners change their folders" on public.folders for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners delete their folders" on public.folders for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.folders as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every folder" on public.folders for all to service_role using (true) with check (true);
grant select, delete on public.folders to authenticated;
grant insert (parent_id, name), update (parent_id, name) on public.folders to authenticated;
grant select, insert, update, delete on public.folders to service_role;

-- The lock makes two moves of one person wait for each other: each alone is no cycle, both together may be one.
create function private.folder_stands_right() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  depth integer;
  height integer;
begin
  if new.parent_id is null then
    depth := 0;
  else
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 20));
    with recursive up as (
      select f.id, f.parent_id, 1 as step from public.folders f where f.id = new.parent_id
      union all
      select f.id, f.parent_id, up.step + 1 from public.folders f join up on f.id = up.parent_id where up.step <= 10
    )
    select max(step) + case when bool_or(id = new.id) then 1000 else 0 end into depth from up;
    if depth >= 1000 then
      raise exception 'A folder cannot lie in itself' using errcode = '23514', constraint = 'folders_no_cycle';
    end if;
  end if;
  with recursive down as (
    select new.id as id, 1 as step
    union all
    select f.id, down.step + 1 from public.folders f join down on f.parent_id = down.id where down.step <= 10
  )
  select max(step) into height from down;
  if depth + height > 10 then
    raise exception 'Folders lie at most ten deep' using errcode = '23514', constraint = 'folders_depth';
  end if;
  return new;
end
$$;
create trigger folder_stands_right before insert or update of parent_id on public.folders for each row execute function private.folder_stands_right();

alter table public.prompts
  add column folder_id uuid,
  add constraint prompts_folder_fkey foreign key (folder_id, user_id) references public.folders (id, user_id) on delete set null (folder_id);
create index prompts_folder_idx on public.prompts (folder_id) where folder_id is not null;
grant insert (folder_id), update (folder_id) on public.prompts to authenticated;
