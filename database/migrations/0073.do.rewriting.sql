-- A prompt that was paid for is rewritten at no charge as long as what was paid for stays the same: goal and fixed choices,
-- of which the ledger keeps a hash. Rows of before have none and are not rewritten.
alter table public.generations add column paid_hash text check (char_length(paid_hash) = 64);
comment on column public.generations.paid_hash is 'SHA-256 of the goal and the choices that a rewriting may not change; null for prompts of before it was kept.';

-- As before, and keeps that hash. A server of before, still running, names three arguments.
drop function public.begin_generation(text, uuid, text);
create function public.begin_generation(p_kind text, p_key uuid, p_hash text, p_paid_hash text default null) returns private.generation_outcome
language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.begin_generation(text, uuid, text, text) is 'Takes one prompt from the caller''s quota and writes the ledger row, or says why not: charged, replayed, key_reused, quota_exceeded, no_profile, refused.';
grant execute on function public.begin_generation(text, uuid, text, text) to authenticated;

create function public.check_rewriting(p_id uuid, p_paid_hash text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when auth.uid() is null or not private.has_required_aal() then 'refused'
    else coalesce((
      select case when paid_hash is null then 'no_hash' when paid_hash = p_paid_hash then 'allowed' else 'other_request' end
      from public.generations where id = p_id and user_id = auth.uid() and given_back_at is null), 'unknown')
  end
$$;
comment on function public.check_rewriting(uuid, text) is 'Whether the caller may rewrite a prompt of the ledger at no charge, or why not: allowed, other_request, no_hash, unknown, refused.';
grant execute on function public.check_rewriting(uuid, text) to authenticated;
