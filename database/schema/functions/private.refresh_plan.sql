-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.refresh_plan(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.profiles p
  set subscription_tier = b.tier, monthly_prompts_limit = b.monthly_limit, subscription_expires_at = b.expires_at
  from private.best_plan(person) b
  where p.id = person
    and (p.subscription_tier, p.monthly_prompts_limit, p.subscription_expires_at) is distinct from (b.tier, b.monthly_limit, b.expires_at)
$function$;
comment on function private.refresh_plan(uuid) is 'Writes the plan into the profile. What was used in the month stays used: changing plans to and fro gives nothing back.';
