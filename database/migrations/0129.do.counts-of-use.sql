-- How often public prompts were copied and kept. One a day of each person, of each network for those who are not known,
-- and at most three a day of one network; what somebody does with a prompt of their own counts nothing.
create table public.prompt_counts (
  prompt_id uuid primary key references public.prompts (id) on delete cascade,
  copies integer not null default 0,
  keeps integer not null default 0
);
comment on table public.prompt_counts is 'How often a public prompt was copied, and kept in a library; written by count_use alone.';
alter table public.prompt_counts enable row level security;
create policy "Everyone reads the counts of what they can read" on public.prompt_counts for select to anon, authenticated
  using (exists (select 1 from public.prompts p where p.id = prompt_id));
create policy "A second factor is asked for where one exists" on public.prompt_counts as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every count of use" on public.prompt_counts for all to service_role using (true) with check (true);
grant select on public.prompt_counts to anon, authenticated;
grant select, insert, update, delete on public.prompt_counts to service_role;

create table private.prompt_uses (
  prompt_id uuid not null references public.prompt_counts (prompt_id) on delete cascade,
  kind text not null check (kind in ('copies', 'keeps')),
  day date not null,
  who text not null,
  network text,
  primary key (prompt_id, kind, day, who)
);
comment on table private.prompt_uses is 'What was counted today, so that it is not counted twice: keyed hashes, gone after two days.';
create index prompt_uses_day_idx on private.prompt_uses (day);
alter table private.prompt_uses enable row level security;
create policy "The service reaches every use" on private.prompt_uses for all to service_role using (true) with check (true);
grant select, delete on private.prompt_uses to service_role;

-- The prompt is held before its count, as deleting it does. An account that is new or not confirmed is not known yet.
create function public.count_use(p_prompt uuid, p_kind text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case when private.has_required_aal() then auth.uid() end;
  network_now text := private.address_hash(nullif(current_setting('request.network', true), ''));
  today date := (now() at time zone 'utc')::date;
begin
  perform 1 from public.prompts p
  where p.id = p_prompt and p.user_id is distinct from auth.uid()
    and exists (select 1 from private.library_entries e where e.prompt_id = p.id) for key share;
  if not found then
    return false;
  end if;
  if person is not null and private.vote_wait_of_account(person) is not null then
    person := null;
  end if;
  insert into public.prompt_counts (prompt_id) values (p_prompt) on conflict do nothing;
  perform 1 from public.prompt_counts c where c.prompt_id = p_prompt for no key update;
  if network_now is not null and (select count(*) from private.prompt_uses u
    where u.prompt_id = p_prompt and u.kind = p_kind and u.day = today and u.network = network_now) >= 3 then
    return false;
  end if;
  insert into private.prompt_uses (prompt_id, kind, day, who, network)
  values (p_prompt, p_kind, today, private.address_hash(coalesce(person::text, network_now, 'unknown')), network_now)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  update public.prompt_counts c set copies = c.copies + (p_kind = 'copies')::integer, keeps = c.keeps + (p_kind = 'keeps')::integer
  where c.prompt_id = p_prompt;
  return true;
end
$$;
comment on function public.count_use(uuid, text) is 'Counts that the caller copied or kept a public prompt (copies, keeps); false where it counts nothing. The server names the network in request.network.';
grant execute on function public.count_use(uuid, text) to anon, authenticated;
