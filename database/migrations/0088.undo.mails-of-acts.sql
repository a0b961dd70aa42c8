drop trigger mail_act on public.admin_actions;
drop function private.mail_act(), private.mail_ended_grants();
-- A server of before has no words for them.
delete from private.payment_mails where kind in ('prompt_taken_down', 'prompt_restored', 'plan_given', 'given_plan_withdrawn', 'given_plan_over');
comment on table private.payment_mails is 'Mails about money, written in the transaction of what they tell; the key keeps each from being written twice.';
drop function public.admin_set_tier(text, text, integer, integer);
CREATE OR REPLACE FUNCTION public.admin_set_tier(p_email text, p_tier text, p_limit integer, p_days integer)
 RETURNS TABLE(user_id uuid, email text, tier text, monthly_limit integer, expires_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function public.admin_set_tier(text, text, integer, integer) to authenticated;
