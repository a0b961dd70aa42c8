-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.begin_writing(p_kind text, p_key uuid, p_hash text, p_paid_hash text, p_seconds integer, p_rewrites integer, p_generation uuid DEFAULT NULL::uuid)
 RETURNS private.writing_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  result private.writing_outcome;
  known public.writings;
  begun private.generation_outcome;
  mailbox text;
begin
  if person is null or not private.has_required_aal() then
    result.outcome := 'refused';
    return result;
  end if;
  perform 1 from public.profiles where id = person for no key update;
  if not found then
    result.outcome := 'no_profile';
    return result;
  end if;

  select * into known from public.writings where user_id = person and idempotency_key = p_key;
  if known.id is not null then
    result.writing_id := known.id;
    result.generation_id := known.generation_id;
    if known.request_hash <> p_hash or (p_generation is not null and known.generation_id is distinct from p_generation) then
      result.outcome := 'key_reused';
    elsif known.prompt is not null then
      result.outcome := 'written';
    elsif known.reserved_until > now() then
      result.outcome := 'under_way';
    else
      update public.writings set attempt = gen_random_uuid(), reserved_until = now() + p_seconds * interval '1 second'
      where id = known.id returning attempt into result.attempt;
      result.outcome := 'reserved';
    end if;
  else
    if p_generation is null then
      begun := public.begin_generation(p_kind, p_key, p_hash, p_paid_hash);
      result.outcome := begun.outcome;
      result.generation_id := begun.generation_id;
    else
      select id into result.generation_id from public.generations where id = p_generation and user_id = person and given_back_at is null;
      result.outcome := case when result.generation_id is null then 'unknown' else 'replayed' end;
    end if;
    if result.outcome = 'replayed' then
      update public.generations set model_rewrites = model_rewrites + 1 where id = result.generation_id and model_rewrites < p_rewrites;
      if not found then
        result.outcome := 'spent';
      end if;
    end if;
    if result.outcome in ('charged', 'replayed') then
      select private.address_hash(private.mailbox_of(p.email)) into mailbox from public.profiles p
      where p.id = person and p.subscription_tier = 'free' and p.email <> '' and result.outcome = 'charged';
      insert into public.writings (user_id, kind, idempotency_key, request_hash, generation_id, is_rewriting, takes_prompt, mailbox_hash, reserved_until)
      values (person, p_kind, p_key, p_hash, result.generation_id, result.outcome = 'replayed', result.outcome = 'charged', mailbox, now() + p_seconds * interval '1 second')
      returning id, attempt into result.writing_id, result.attempt;
      result.outcome := 'reserved';
    end if;
  end if;

  select g.model_rewrites into result.rewrites from public.generations g where g.id = result.generation_id;
  select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
  from private.current_usage(person) u;
  select count(*) into result.written_this_month from public.writings w
  where w.user_id = person and w.is_model_text and w.created_at >= result.resets_at - interval '1 month';
  return result;
end
$function$;
comment on function public.begin_writing(text,uuid,text,text,integer,integer,uuid) is 'Reserves a prompt for a model to write, or one of the times it may write a prompt of the ledger again, for so many seconds; or says why not: written, under_way, key_reused, spent, quota_exceeded, no_profile, unknown, refused.';
grant execute on function public.begin_writing(text,uuid,text,text,integer,integer,uuid) to authenticated;
