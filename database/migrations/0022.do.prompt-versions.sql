create table public.prompt_versions (
  id uuid primary key default gen_random_uuid(),
  prompt_id uuid not null references public.prompts (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  number integer not null check (number > 0),
  title text not null,
  description text not null,
  prompt_text text not null,
  category text not null,
  tags text[] not null,
  use_case text,
  created_at timestamptz not null default now(),
  unique (prompt_id, number)
);
comment on table public.prompt_versions is 'What a prompt said after each edit, newest 100. Number 1 is the first text, written when the first edit comes.';
create index prompt_versions_user_idx on public.prompt_versions (user_id);

alter table public.prompt_versions enable row level security;
create policy "Owners read the versions of their prompts" on public.prompt_versions for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.prompt_versions as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every version" on public.prompt_versions for all to service_role using (true) with check (true);
grant select on public.prompt_versions to authenticated;
grant select, insert, update, delete on public.prompt_versions to service_role;

-- The row lock of the edit orders the numbers.
create function private.keep_version() returns trigger
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
  delete from public.prompt_versions where prompt_id = new.id and number <= latest + 1 - 100;
  return null;
end
$$;
create trigger keep_version after update of title, description, prompt_text, category, tags, use_case on public.prompts
  for each row
  when ((old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case)
    is distinct from (new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case))
  execute function private.keep_version();
