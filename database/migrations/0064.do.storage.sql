-- What an account stores, counted as it is written. The row of the count makes the writers of one account wait for each
-- other, so that no two of them fit into the same last place.
create table private.storage (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  prompts integer not null default 0,
  folders integer not null default 0,
  bytes bigint not null default 0
);
comment on table private.storage is 'Prompts of an account, its bin included, its folders, and the bytes of text in prompts and their versions.';
alter table private.storage enable row level security;
create policy "The service reaches every count of storage" on private.storage for all to service_role using (true) with check (true);
grant select on private.storage to service_role;

create function private.storage_limits(out prompts integer, out folders integer, out bytes bigint)
language sql immutable set search_path = '' as $$
  select 50000, 2000, 200000000::bigint
$$;
comment on function private.storage_limits() is 'The most that one account may store, the same in every plan: far above what a person writes.';

create function private.text_bytes(title text, description text, prompt_text text, category text, tags text[], use_case text) returns bigint
language sql stable set search_path = '' as $$
  select octet_length(title)::bigint + octet_length(description) + octet_length(prompt_text) + octet_length(category)
    + octet_length(array_to_string(tags, '')) + octet_length(coalesce(use_case, ''))
$$;

create function private.count_storage(p_user uuid, p_prompts integer, p_folders integer, p_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held private.storage;
  most record;
  full_of text;
begin
  if p_prompts <= 0 and p_folders <= 0 and p_bytes <= 0 then
    update private.storage s set prompts = s.prompts + p_prompts, folders = s.folders + p_folders, bytes = s.bytes + p_bytes
    where s.user_id = p_user;
    return;
  end if;
  insert into private.storage as s (user_id, prompts, folders, bytes) values (p_user, p_prompts, p_folders, p_bytes)
  on conflict (user_id) do update set prompts = s.prompts + p_prompts, folders = s.folders + p_folders, bytes = s.bytes + p_bytes
  returning * into held;
  select * into most from private.storage_limits();
  full_of := case
    when p_prompts > 0 and held.prompts > most.prompts then 'storage_prompts'
    when p_folders > 0 and held.folders > most.folders then 'storage_folders'
    when p_bytes > 0 and held.bytes > most.bytes then 'storage_bytes' end;
  if full_of is not null then
    raise exception 'The account stores as much as it may' using errcode = '23514', constraint = full_of;
  end if;
end
$$;

-- One count for a statement, in the order of the accounts: two sweepers never wait for each other in a circle.
create function private.count_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  change record;
begin
  for change in
    select c.user_id, case tg_table_name when 'prompts' then count(*)::integer else 0 end as prompts,
      sum(private.text_bytes(c.title, c.description, c.prompt_text, c.category, c.tags, c.use_case))::bigint as bytes
    from changed c group by c.user_id order by c.user_id
  loop
    perform private.count_storage(change.user_id, sign * change.prompts, 0, sign * change.bytes);
  end loop;
  return null;
end
$$;
create trigger count_added after insert on public.prompts referencing new table as changed
  for each statement execute function private.count_texts();
create trigger count_deleted after delete on public.prompts referencing old table as changed
  for each statement execute function private.count_texts();
create trigger count_added after insert on public.prompt_versions referencing new table as changed
  for each statement execute function private.count_texts();
create trigger count_deleted after delete on public.prompt_versions referencing old table as changed
  for each statement execute function private.count_texts();

create function private.count_rewritten() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_storage(new.user_id, 0, 0,
    private.text_bytes(new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case)
      - private.text_bytes(old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case));
  return null;
end
$$;
create trigger count_rewritten after update of title, description, prompt_text, category, tags, use_case on public.prompts
  for each row
  when ((old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case)
    is distinct from (new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case))
  execute function private.count_rewritten();

create function private.count_folders() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  change record;
begin
  for change in select c.user_id, count(*)::integer as folders from changed c group by c.user_id order by c.user_id loop
    perform private.count_storage(change.user_id, 0, sign * change.folders, 0);
  end loop;
  return null;
end
$$;
create trigger count_added after insert on public.folders referencing new table as changed
  for each statement execute function private.count_folders();
create trigger count_deleted after delete on public.folders referencing old table as changed
  for each statement execute function private.count_folders();

insert into private.storage (user_id, prompts, folders, bytes)
select p.id,
  (select count(*) from public.prompts t where t.user_id = p.id),
  (select count(*) from public.folders f where f.user_id = p.id),
  (select coalesce(sum(private.text_bytes(t.title, t.description, t.prompt_text, t.category, t.tags, t.use_case)), 0)
    from (select user_id, title, description, prompt_text, category, tags, use_case from public.prompts
      union all select user_id, title, description, prompt_text, category, tags, use_case from public.prompt_versions) t
    where t.user_id = p.id)
from public.profiles p;

create function public.my_storage() returns table (prompts integer, folders integer, bytes bigint)
language sql stable security definer set search_path = '' as $$
  select s.prompts, s.folders, s.bytes from private.storage s where s.user_id = auth.uid() and private.has_required_aal()
$$;
grant execute on function public.my_storage() to authenticated;
