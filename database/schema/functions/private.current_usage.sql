-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.current_usage(person uuid)
 RETURNS TABLE(tier text, used integer, monthly_limit integer, resets_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    coalesce(b.tier, p.subscription_tier),
    greatest(
      case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end,
      case when coalesce(b.tier, p.subscription_tier) = 'free' then private.mailbox_used(p.email) else 0 end),
    case when b.tier is not null then b.monthly_limit else p.monthly_prompts_limit end,
    case when now() >= p.usage_resets_at
      then (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'
      else p.usage_resets_at end
  from public.profiles p
  left join lateral (select * from private.best_plan(p.id) where p.subscription_expires_at <= now()) b on true
  where p.id = person
$function$;
comment on function private.current_usage(uuid) is 'Usage as it stands at this moment: a month that has ended counts as renewed, a plan that has ended as free.';
