create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('content', 'visual', 'code')),
  idempotency_key uuid not null,
  request_hash text not null check (char_length(request_hash) = 64),
  created_at timestamptz not null default now(),
  given_back_at timestamptz,
  unique (user_id, idempotency_key)
);
comment on table public.generations is 'The ledger: one row for each prompt charged. given_back_at marks one that was returned to the quota.';
create index generations_owner_created_idx on public.generations (user_id, created_at desc);

alter table public.generations enable row level security;
create policy "People read their own ledger" on public.generations for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.generations as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches the ledger" on public.generations for all to service_role using (true) with check (true);
grant select on public.generations to authenticated;
grant select, insert, update, delete on public.generations to service_role;

create type private.generation_outcome as (
  outcome text,
  generation_id uuid,
  tier text,
  used integer,
  monthly_limit integer,
  resets_at timestamptz
);

create function private.current_usage(person uuid) returns table (tier text, used integer, monthly_limit integer, resets_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select
    case when expired then 'free' else p.subscription_tier end,
    case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end,
    case when expired then 5 else p.monthly_prompts_limit end,
    case when now() >= p.usage_resets_at
      then (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'
      else p.usage_resets_at end
  from public.profiles p, lateral (select coalesce(p.subscription_expires_at <= now(), false) as expired) e
  where p.id = person
$$;
comment on function private.current_usage(uuid) is 'Usage as it stands at this moment: a month that has ended counts as renewed, a plan that has ended as free.';

create function public.my_usage() returns table (tier text, used integer, monthly_limit integer, resets_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select * from private.current_usage(auth.uid()) where private.has_required_aal()
$$;
grant execute on function public.my_usage() to authenticated;

-- One call, one transaction: ledger row and counter stand or fall together with the caller's transaction.
create function public.begin_generation(p_kind text, p_key uuid, p_hash text) returns private.generation_outcome
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  result private.generation_outcome;
  known_hash text;
begin
  if person is null or not private.has_required_aal() then
    result.outcome := 'refused';
    return result;
  end if;

  update public.profiles
  set subscription_tier = 'free', monthly_prompts_limit = 5, subscription_expires_at = null
  where id = person and subscription_expires_at <= now();

  insert into public.generations (user_id, kind, idempotency_key, request_hash)
  select id, p_kind, p_key, p_hash from public.profiles where id = person
  on conflict (user_id, idempotency_key) do nothing
  returning id into result.generation_id;

  if result.generation_id is null then
    select id, request_hash into result.generation_id, known_hash
    from public.generations where user_id = person and idempotency_key = p_key;
    result.outcome := case when known_hash is null then 'no_profile' when known_hash = p_hash then 'replayed' else 'key_reused' end;
    select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
    from private.current_usage(person) u;
    return result;
  end if;

  update public.profiles p
  set monthly_prompts_used = case when now() >= p.usage_resets_at then 1 else p.monthly_prompts_used + 1 end,
      usage_resets_at = case when now() >= p.usage_resets_at
        then (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'
        else p.usage_resets_at end
  where p.id = person
    and (p.monthly_prompts_limit is null
      or (case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end) < p.monthly_prompts_limit)
  returning p.subscription_tier, p.monthly_prompts_used, p.monthly_prompts_limit, p.usage_resets_at
  into result.tier, result.used, result.monthly_limit, result.resets_at;

  if not found then
    delete from public.generations where id = result.generation_id;
    result.outcome := 'quota_exceeded';
    result.generation_id := null;
    select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
    from private.current_usage(person) u;
    return result;
  end if;

  result.outcome := 'charged';
  return result;
end
$$;
comment on function public.begin_generation(text, uuid, text) is 'Takes one prompt from the caller''s quota and writes the ledger row, or says why not: charged, replayed, key_reused, quota_exceeded, no_profile, refused.';
grant execute on function public.begin_generation(text, uuid, text) to authenticated;
