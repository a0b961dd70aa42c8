-- Names for versions: a label stands at one version of a prompt and can be moved. A version with a label is never dropped.
create table public.version_labels (
  prompt_id uuid not null,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  number integer not null,
  created_at timestamptz not null default now(),
  foreign key (prompt_id, number) references public.prompt_versions (prompt_id, number) on delete cascade
);
comment on table public.version_labels is 'Where a label of a prompt stands, such as "production"; one version can have several.';
create unique index version_labels_name_idx on public.version_labels (prompt_id, lower(name));
create index version_labels_version_idx on public.version_labels (prompt_id, number);
create index version_labels_user_idx on public.version_labels (user_id);

alter table public.version_labels enable row level security;
create policy "Owners read the labels of their versions" on public.version_labels for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners label their versions" on public.version_labels for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select 1 from public.prompts p where p.id = prompt_id and p.user_id = (select auth.uid())));
create policy "Owners move their labels" on public.version_labels for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners take their labels off" on public.version_labels for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.version_labels as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every label" on public.version_labels for all to service_role using (true) with check (true);
grant select, delete on public.version_labels to authenticated;
grant insert (prompt_id, name, number) on public.version_labels to authenticated;
grant update (name, number) on public.version_labels to authenticated;
grant select, insert, update, delete on public.version_labels to service_role;

-- As in 0022, but a version with a label stays.
create or replace function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  latest integer;
begin
  select max(number) into latest from public.prompt_versions where prompt_id = new.id;
  if latest is null then
    insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
    values (old.id, old.user_id, 1, old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case, old.updated_at);
    latest := 1;
  end if;
  insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case)
  values (new.id, new.user_id, latest + 1, new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case);
  delete from public.prompt_versions v where v.prompt_id = new.id and v.number <= latest + 1 - 100
    and not exists (select 1 from public.version_labels l where l.prompt_id = v.prompt_id and l.number = v.number);
  return null;
end
$$;
