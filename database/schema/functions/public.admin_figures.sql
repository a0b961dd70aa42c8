-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_figures()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    'prompts', (select count(*) from public.prompts where deleted_at is null and user_id <> '00000000-0000-0000-0000-000000000000'),
    'public_prompts', coalesce((select prompts from private.library_terms where term = 'a'), 0)
      - (select count(*) from public.prompts where user_id = '00000000-0000-0000-0000-000000000000' and is_public and deleted_at is null),
    'open_reports', (select count(*) from public.prompt_reports where resolved_at is null));
end
$function$;
grant execute on function public.admin_figures() to authenticated;
