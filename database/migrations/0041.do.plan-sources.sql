-- A person's plan has two sources, a subscription and an admin's grant. The profile holds the better of the two.
create table public.tier_grants (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  tier text not null check (tier in ('starter', 'pro', 'unlimited')),
  monthly_limit integer check (monthly_limit >= 0),
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.tier_grants is 'What an admin gave, beside whatever is bought.';
alter table public.tier_grants enable row level security;
create policy "People read their own grant" on public.tier_grants for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.tier_grants as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every grant" on public.tier_grants for all to service_role using (true) with check (true);
grant select on public.tier_grants to authenticated;
grant select, insert, update, delete on public.tier_grants to service_role;

-- Until now an admin's grant was the only way to a plan.
insert into public.tier_grants (user_id, tier, monthly_limit, expires_at)
select id, subscription_tier, monthly_prompts_limit, subscription_expires_at from public.profiles where subscription_tier <> 'free';

create function private.best_plan(person uuid) returns table (tier text, monthly_limit integer, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.tier, s.monthly_limit, s.expires_at from (
    select tier, monthly_limit, access_until as expires_at from public.subscriptions
    where user_id = person and tier is not null and access_until > now()
    union all
    select tier, monthly_limit, expires_at from public.tier_grants
    where user_id = person and (expires_at is null or expires_at > now())
    union all
    select 'free', 5, null
  ) s
  order by s.monthly_limit desc nulls first, array_position(array['unlimited', 'pro', 'starter', 'free'], s.tier), s.expires_at desc nulls first
  limit 1
$$;
comment on function private.best_plan(uuid) is 'The better of subscription and grant at this moment, else the free plan. More prompts are better.';

create function private.refresh_plan(person uuid) returns void
language sql security definer set search_path = '' as $$
  update public.profiles p
  set subscription_tier = b.tier, monthly_prompts_limit = b.monthly_limit, subscription_expires_at = b.expires_at
  from private.best_plan(person) b
  where p.id = person
    and (p.subscription_tier, p.monthly_prompts_limit, p.subscription_expires_at) is distinct from (b.tier, b.monthly_limit, b.expires_at)
$$;
comment on function private.refresh_plan(uuid) is 'Writes the plan into the profile. What was used in the month stays used: changing plans to and fro gives nothing back.';

create function private.profile_follows_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    perform private.refresh_plan(old.user_id);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null then
    perform private.refresh_plan(new.user_id);
  end if;
  return null;
end
$$;
create trigger profile_follows_plan after insert or update or delete on public.subscriptions for each row execute function private.profile_follows_plan();
create trigger profile_follows_plan after insert or update or delete on public.tier_grants for each row execute function private.profile_follows_plan();

create or replace function private.current_usage(person uuid) returns table (tier text, used integer, monthly_limit integer, resets_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select
    coalesce(b.tier, p.subscription_tier),
    case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end,
    case when b.tier is not null then b.monthly_limit else p.monthly_prompts_limit end,
    case when now() >= p.usage_resets_at
      then (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'
      else p.usage_resets_at end
  from public.profiles p
  left join lateral (select * from private.best_plan(p.id) where p.subscription_expires_at <= now()) b on true
  where p.id = person
$$;

-- As before, but what ends gives way to what is left, a grant or a subscription, not at once to the free plan.
create or replace function public.begin_generation(p_kind text, p_key uuid, p_hash text) returns private.generation_outcome
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

  perform private.refresh_plan(person) from public.profiles where id = person and subscription_expires_at <= now();

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

create or replace function public.admin_set_tier(p_email text, p_tier text, p_limit integer, p_days integer)
returns table (user_id uuid, email text, tier text, monthly_limit integer, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  changed public.profiles;
  ends_at timestamptz := now() + make_interval(days => p_days);
begin
  perform private.require_admin();
  select * into person from public.profiles p
  where lower(p.email) = p_email and p.id <> '00000000-0000-0000-0000-000000000000' order by p.created_at limit 1 for update;
  if person.id is null then
    return;
  end if;
  if p_tier = 'free' then
    delete from public.tier_grants g where g.user_id = person.id;
  else
    insert into public.tier_grants as g (user_id, tier, monthly_limit, expires_at) values (person.id, p_tier, p_limit, ends_at)
    on conflict on constraint tier_grants_pkey do update
      set tier = excluded.tier, monthly_limit = excluded.monthly_limit, expires_at = excluded.expires_at, created_at = now();
  end if;
  perform private.refresh_plan(person.id);
  select * into changed from public.profiles p where p.id = person.id;
  perform private.record_admin_action('set_tier', person.id, person.email, jsonb_build_object(
    'from', person.subscription_tier, 'from_limit', person.monthly_prompts_limit,
    'to', p_tier, 'to_limit', p_limit, 'expires_at', ends_at, 'plan_is_now', changed.subscription_tier));
  return query select changed.id, changed.email, changed.subscription_tier, changed.monthly_prompts_limit, changed.subscription_expires_at;
end
$$;

alter table public.admin_actions drop constraint admin_actions_action_check;
alter table public.admin_actions add constraint admin_actions_action_check
  check (action in ('set_tier', 'unpublish_prompt', 'restore_prompt', 'resolve_report', 'refund'));

create function public.admin_find_payer(p_email text, p_user uuid) returns table (user_id uuid, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select p.id, p.email from public.profiles p
  where p.id <> '00000000-0000-0000-0000-000000000000' and (p.id = p_user or lower(p.email) = p_email)
  order by p.created_at limit 1;
end
$$;
create function public.admin_record_refund(p_user uuid, p_details jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.record_admin_action('refund', p.id, p.email, p_details) from public.profiles p where p.id = p_user;
end
$$;
grant execute on function public.admin_find_payer(text, uuid), public.admin_record_refund(uuid, jsonb) to authenticated;

create or replace function public.admin_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  month_start timestamptz := date_trunc('month', now() at time zone 'utc') at time zone 'utc';
begin
  perform private.require_admin();
  return jsonb_build_object(
    'people', (select count(*) from public.profiles where id <> '00000000-0000-0000-0000-000000000000'),
    'people_new_this_month', (select count(*) from public.profiles where created_at >= month_start and id <> '00000000-0000-0000-0000-000000000000'),
    'people_active_30_days', (select count(distinct user_id) from public.generations where created_at > now() - interval '30 days'),
    'tiers', (select coalesce(jsonb_agg(jsonb_build_object('tier', t.tier, 'people', t.people, 'paying', coalesce(s.paying, 0),
        'granted', coalesce(g.granted, 0), 'monthly_revenue_cents', coalesce(s.cents, 0))), '[]')
      from (select o.tier, count(p.id) as people from unnest(array['free', 'starter', 'pro', 'unlimited']) as o (tier)
        left join public.profiles p on p.id <> '00000000-0000-0000-0000-000000000000'
          and o.tier = case when p.subscription_expires_at <= now() then (select b.tier from private.best_plan(p.id) b) else p.subscription_tier end
        group by o.tier) t
      left join (select tier, count(distinct user_id) as paying, sum(price_cents) as cents from public.subscriptions
        where access_until > now() and status in ('active', 'trialing', 'past_due') and user_id is not null group by tier) s on s.tier = t.tier
      left join (select tier, count(*) as granted from public.tier_grants where expires_at is null or expires_at > now() group by tier) g on g.tier = t.tier),
    'received_this_month_cents', (select coalesce(sum(paid_cents - refunded_cents), 0) from public.invoices where paid_at >= month_start),
    'generations_this_month', (select coalesce(jsonb_object_agg(kind, made), '{}') from (
      select kind, count(*) as made from public.generations where created_at >= month_start and given_back_at is null group by kind) g),
    'prompts', (select count(*) from public.prompts where deleted_at is null),
    'public_prompts', coalesce((select prompts from private.library_terms where term = 'a'), 0),
    'open_reports', (select count(*) from public.prompt_reports where resolved_at is null));
end
$$;
