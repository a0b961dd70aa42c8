create table public.admin_actions (
  id bigint generated always as identity primary key,
  admin_id uuid references public.profiles (id) on delete set null,
  admin_email text not null,
  action text not null check (action in ('set_tier', 'unpublish_prompt', 'restore_prompt', 'resolve_report')),
  target_user_id uuid references public.profiles (id) on delete set null,
  target text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.admin_actions is 'Who did what to whom and when. Written by the admin functions in the transaction of the act, changed by nobody.';
create index admin_actions_admin_idx on public.admin_actions (admin_id);
create index admin_actions_target_idx on public.admin_actions (target_user_id);
alter table public.admin_actions enable row level security;
create policy "Admins read what admins did" on public.admin_actions for select to authenticated using ((select private.is_admin()));
create policy "A second factor is asked for where one exists" on public.admin_actions as restrictive for all to authenticated using ((select private.has_required_aal()));
grant select on public.admin_actions to authenticated;

create index profiles_created_at_idx on public.profiles (created_at desc, id desc);

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.is_admin() and private.has_required_aal()) then
    raise exception 'Admins only' using errcode = '42501';
  end if;
end
$$;
grant execute on function private.require_admin() to authenticated;

create function private.record_admin_action(p_action text, p_target_user uuid, p_target text, p_details jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_actions (admin_id, admin_email, action, target_user_id, target, details)
  select p.id, p.email, p_action, p_target_user, p_target, p_details from public.profiles p where p.id = auth.uid()
$$;

create function public.admin_set_tier(p_email text, p_tier text, p_limit integer, p_days integer)
returns table (user_id uuid, email text, tier text, monthly_limit integer, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  changed public.profiles;
begin
  perform private.require_admin();
  select * into person from public.profiles p
  where lower(p.email) = p_email and p.id <> '00000000-0000-0000-0000-000000000000' order by p.created_at limit 1 for update;
  if person.id is null then
    return;
  end if;
  update public.profiles p
  set subscription_tier = p_tier, monthly_prompts_limit = p_limit, subscription_expires_at = now() + make_interval(days => p_days)
  where p.id = person.id returning * into changed;
  perform private.record_admin_action('set_tier', person.id, person.email, jsonb_build_object(
    'from', person.subscription_tier, 'from_limit', person.monthly_prompts_limit,
    'to', p_tier, 'to_limit', p_limit, 'expires_at', changed.subscription_expires_at));
  return query select changed.id, changed.email, changed.subscription_tier, changed.monthly_prompts_limit, changed.subscription_expires_at;
end
$$;

create function public.admin_users(p_search text, p_after_created timestamptz, p_after_id uuid, p_limit integer)
returns table (id uuid, email text, full_name text, tier text, used integer, monthly_limit integer, expires_at timestamptz, created_at timestamptz, is_admin boolean, prompts bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || replace(replace(replace(p_search, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_admin();
  return query
  select p.id, p.email, p.full_name, u.tier, u.used, u.monthly_limit, p.subscription_expires_at, p.created_at,
    exists (select 1 from public.admins a where a.user_id = p.id),
    (select count(*) from public.prompts o where o.user_id = p.id and o.deleted_at is null)
  from public.profiles p cross join lateral private.current_usage(p.id) u
  where p.id <> '00000000-0000-0000-0000-000000000000'
    and (p_search is null or p.email ilike pattern or p.full_name ilike pattern)
    and (p_after_id is null or (p.created_at, p.id) < (p_after_created, p_after_id))
  order by p.created_at desc, p.id desc limit p_limit;
end
$$;

create function public.admin_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  month_start timestamptz := date_trunc('month', now() at time zone 'utc') at time zone 'utc';
begin
  perform private.require_admin();
  return jsonb_build_object(
    'people', (select count(*) from public.profiles where id <> '00000000-0000-0000-0000-000000000000'),
    'people_new_this_month', (select count(*) from public.profiles where created_at >= month_start and id <> '00000000-0000-0000-0000-000000000000'),
    'people_active_30_days', (select count(distinct user_id) from public.generations where created_at > now() - interval '30 days'),
    'tiers', (select coalesce(jsonb_agg(jsonb_build_object('tier', tier, 'limit', monthly_limit, 'people', people)), '[]') from (
      select case when subscription_expires_at <= now() then 'free' else subscription_tier end as tier,
        case when subscription_expires_at <= now() then 5 else monthly_prompts_limit end as monthly_limit, count(*) as people
      from public.profiles where id <> '00000000-0000-0000-0000-000000000000' group by 1, 2) t),
    'generations_this_month', (select coalesce(jsonb_object_agg(kind, made), '{}') from (
      select kind, count(*) as made from public.generations where created_at >= month_start and given_back_at is null group by kind) g),
    'prompts', (select count(*) from public.prompts where deleted_at is null),
    'public_prompts', coalesce((select prompts from private.library_terms where term = 'a'), 0),
    'open_reports', (select count(*) from public.prompt_reports where resolved_at is null));
end
$$;

create function public.admin_reports(p_resolved boolean, p_after_created timestamptz, p_after_id uuid, p_limit integer)
returns table (id uuid, prompt_id uuid, title text, prompt_text text, owner_email text, reporter_email text, reason text, note text,
  is_public boolean, is_moderated boolean, created_at timestamptz, resolved_at timestamptz, resolution text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select r.id, r.prompt_id, p.title, left(p.prompt_text, 2000), o.email, w.email, r.reason, r.note,
    p.is_public and p.deleted_at is null, p.moderated_at is not null, r.created_at, r.resolved_at, r.resolution
  from public.prompt_reports r
  join public.prompts p on p.id = r.prompt_id
  join public.profiles o on o.id = p.user_id
  left join public.profiles w on w.id = r.user_id
  where (r.resolved_at is not null) = p_resolved
    and (p_after_id is null or (r.created_at, r.id) < (p_after_created, p_after_id))
  order by r.created_at desc, r.id desc limit p_limit;
end
$$;

-- Taking a prompt out closes its open reports: their question is answered.
create function public.admin_unpublish(p_prompt uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  taken public.prompts;
begin
  perform private.require_admin();
  update public.prompts set is_public = false, moderated_at = now() where id = p_prompt and moderated_at is null returning * into taken;
  if taken.id is null then
    return exists (select 1 from public.prompts where id = p_prompt);
  end if;
  update public.prompt_reports set resolved_at = now(), resolved_by = auth.uid(), resolution = 'unpublished' where prompt_id = p_prompt and resolved_at is null;
  perform private.record_admin_action('unpublish_prompt', taken.user_id, taken.title, jsonb_build_object('prompt_id', taken.id));
  return true;
end
$$;

create function public.admin_restore(p_prompt uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  restored public.prompts;
begin
  perform private.require_admin();
  update public.prompts set moderated_at = null where id = p_prompt and moderated_at is not null returning * into restored;
  if restored.id is null then
    return exists (select 1 from public.prompts where id = p_prompt);
  end if;
  perform private.record_admin_action('restore_prompt', restored.user_id, restored.title, jsonb_build_object('prompt_id', restored.id));
  return true;
end
$$;
comment on function public.admin_restore(uuid) is 'Lets the owner publish again; does not publish.';

create function public.admin_dismiss_report(p_report uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  closed public.prompt_reports;
begin
  perform private.require_admin();
  update public.prompt_reports set resolved_at = now(), resolved_by = auth.uid(), resolution = 'dismissed'
  where id = p_report and resolved_at is null returning * into closed;
  if closed.id is null then
    return exists (select 1 from public.prompt_reports where id = p_report);
  end if;
  perform private.record_admin_action('resolve_report', p.user_id, p.title,
    jsonb_build_object('report_id', closed.id, 'prompt_id', p.id, 'resolution', 'dismissed'))
  from public.prompts p where p.id = closed.prompt_id;
  return true;
end
$$;

grant execute on function public.admin_set_tier(text, text, integer, integer), public.admin_users(text, timestamptz, uuid, integer),
  public.admin_figures(), public.admin_reports(boolean, timestamptz, uuid, integer), public.admin_unpublish(uuid), public.admin_restore(uuid),
  public.admin_dismiss_report(uuid) to authenticated;
