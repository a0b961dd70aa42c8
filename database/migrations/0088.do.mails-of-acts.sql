-- What an admin does to a person's plan or prompt is told to them by mail, written in the transaction of the act.
comment on table private.payment_mails is 'Mails about money and about what admins did, written in the transaction of what they tell; the key keeps each from being written twice.';

-- As before, and says whether there was a grant to take back and what a subscription pays for.
drop function public.admin_set_tier(text, text, integer, integer);
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
grant execute on function public.admin_set_tier(text, text, integer, integer) to authenticated;

create function private.mail_act() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail text := case
    when new.action = 'unpublish_prompt' then 'prompt_taken_down'
    when new.action = 'restore_prompt' then 'prompt_restored'
    when new.action = 'set_tier' and new.details ->> 'to' <> 'free' then 'plan_given'
    when new.action = 'set_tier' and (new.details ->> 'had_grant')::boolean then 'given_plan_withdrawn'
  end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, new.details || jsonb_build_object('target', new.target, 'reasons', (
    select coalesce(jsonb_agg(distinct r.reason), '[]') from public.prompt_reports r
    where r.prompt_id = (new.details ->> 'prompt_id')::uuid and r.resolution = 'unpublished' and r.resolved_at = now()))
  from public.profiles p where mail is not null and p.id = new.target_user_id and p.email <> '';
  return null;
end
$$;
create trigger mail_act after insert on public.admin_actions for each row execute function private.mail_act();

create function private.mail_ended_grants() returns void
language sql security definer set search_path = '' as $$
  insert into private.payment_mails (key, user_id, kind, details)
  select 'given_plan_over:' || g.user_id || ':' || extract(epoch from g.expires_at)::bigint, g.user_id, 'given_plan_over',
    jsonb_build_object('to', g.tier, 'expires_at', g.expires_at, 'plan_is_now', b.tier)
  from public.tier_grants g join public.profiles p on p.id = g.user_id, lateral private.best_plan(g.user_id) b
  where g.expires_at <= now() and g.expires_at > now() - interval '7 days' and p.email <> ''
  on conflict (key) do nothing
$$;
comment on function private.mail_ended_grants() is 'Writes the mail about each admin''s grant that ended within the last week, once.';
grant execute on function private.mail_ended_grants() to service_role;
