-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.mail_ended_grants()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.payment_mails (key, user_id, kind, details)
  select 'given_plan_over:' || g.user_id || ':' || extract(epoch from g.expires_at)::bigint, g.user_id, 'given_plan_over',
    jsonb_build_object('to', g.tier, 'expires_at', g.expires_at, 'plan_is_now', b.tier)
  from public.tier_grants g join public.profiles p on p.id = g.user_id, lateral private.best_plan(g.user_id) b
  where g.expires_at <= now() and g.expires_at > now() - interval '7 days' and p.email <> ''
  on conflict (key) do nothing
$function$;
comment on function private.mail_ended_grants() is 'Writes the mail about each admin''s grant that ended within the last week, once.';
grant execute on function private.mail_ended_grants() to service_role;
