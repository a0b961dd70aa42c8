-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_set_tier(p_email text, p_tier text, p_limit integer, p_days integer)
 RETURNS TABLE(user_id uuid, email text, tier text, monthly_limit integer, expires_at timestamp with time zone, had_grant boolean, paid_tier text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.profiles;
  changed public.profiles;
  ends_at timestamptz := now() + make_interval(days => p_days);
  had boolean;
  paid text;
begin
  perform private.require_admin();
  select * into person from public.profiles p
  where lower(p.email) = p_email and p.id <> '00000000-0000-0000-0000-000000000000' order by p.created_at limit 1 for update;
  if person.id is null then
    return;
  end if;
  had := exists (select 1 from public.tier_grants g where g.user_id = person.id and (g.expires_at is null or g.expires_at > now()));
  select s.tier into paid from public.subscriptions s
  where s.user_id = person.id and s.tier is not null and s.access_until > now() order by s.monthly_limit desc nulls first limit 1;
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
    'to', p_tier, 'to_limit', p_limit, 'expires_at', ends_at, 'plan_is_now', changed.subscription_tier, 'had_grant', had));
  return query select changed.id, changed.email, changed.subscription_tier, changed.monthly_prompts_limit, changed.subscription_expires_at, had, paid;
end
$function$;
grant execute on function public.admin_set_tier(text,text,integer,integer) to authenticated;
