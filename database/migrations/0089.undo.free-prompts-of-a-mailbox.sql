CREATE OR REPLACE FUNCTION public.begin_generation(p_kind text, p_key uuid, p_hash text, p_paid_hash text DEFAULT NULL::text)
 RETURNS private.generation_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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

  insert into public.generations (user_id, kind, idempotency_key, request_hash, paid_hash)
  select id, p_kind, p_key, p_hash, p_paid_hash from public.profiles where id = person
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
$function$;

CREATE OR REPLACE FUNCTION private.current_usage(person uuid)
 RETURNS TABLE(tier text, used integer, monthly_limit integer, resets_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

drop function public.my_mailbox(), private.mailbox_used(text), private.mailbox_of(text);
drop table private.mailbox_quotas, private.mailbox_hosts;
