-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

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
  mailbox text;
  mailbox_used integer;
  free_limit integer;
begin
  if person is null or not private.has_required_aal() then
    result.outcome := 'refused';
    return result;
  end if;

  perform private.refresh_plan(person) from public.profiles where id = person and subscription_expires_at <= now();

  if p_kind = 'content' and p_paid_hash is not null then
    -- Of two first additions at once the second waits here and sees the first.
    perform 1 from public.profiles where id = person for no key update;
    select id into result.generation_id from public.generations g
    where user_id = person and kind = 'content' and paid_hash = p_paid_hash and given_back_at is null
      and not exists (select 1 from public.generations k where k.user_id = person and k.idempotency_key = p_key)
    order by created_at limit 1;
    if found then
      result.outcome := 'replayed';
      select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
      from private.current_usage(person) u;
      return result;
    end if;
  end if;

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

  -- The own profile first, then the mailbox, which other accounts wait for: never a circle.
  select private.address_hash(private.mailbox_of(p.email)), p.monthly_prompts_limit into mailbox, free_limit from public.profiles p
  where p.id = person and p.subscription_tier = 'free' and p.email <> '' for no key update;
  if mailbox is not null then
    insert into private.mailbox_quotas as q (mailbox_hash, used, resets_at)
    values (mailbox, 1, (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc')
    on conflict (mailbox_hash) do update set
      used = case when q.resets_at <= now() then 1 else q.used + 1 end,
      resets_at = case when q.resets_at <= now() then excluded.resets_at else q.resets_at end
    where q.resets_at <= now() or free_limit is null or q.used < free_limit
    returning q.used into mailbox_used;
    if not found then
      delete from public.generations where id = result.generation_id;
      result.outcome := 'quota_exceeded';
      result.generation_id := null;
      select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
      from private.current_usage(person) u;
      return result;
    end if;
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
    update private.mailbox_quotas set used = used - 1 where mailbox_hash = mailbox;
    result.outcome := 'quota_exceeded';
    result.generation_id := null;
    select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
    from private.current_usage(person) u;
    return result;
  end if;

  result.used := greatest(result.used, mailbox_used);
  result.outcome := 'charged';
  return result;
end
$function$;
comment on function public.begin_generation(text,uuid,text,text) is 'Takes one prompt from the caller''s quota and writes the ledger row, or says why not: charged, replayed, key_reused, quota_exceeded, no_profile, refused.';
grant execute on function public.begin_generation(text,uuid,text,text) to authenticated;
