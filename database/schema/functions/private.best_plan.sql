-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.best_plan(person uuid)
 RETURNS TABLE(tier text, monthly_limit integer, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.best_plan(uuid) is 'The better of subscription and grant at this moment, else the free plan. More prompts are better.';
