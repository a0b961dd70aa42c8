-- What a language model wrote for a request, or the rules in its place, kept by the key it was asked for with: whoever
-- lost the connection finds it again, and an answer given later is added to it. A prompt is taken from the quota before
-- the model is called and given back where nothing comes that counts.
alter table public.generations
  add column model_rewrites integer not null default 0 check (model_rewrites >= 0),
  add column written_by_model boolean not null default false;
comment on column public.generations.model_rewrites is 'How often a model has written this prompt again.';
comment on column public.generations.written_by_model is 'A model wrote it: the rules add lines to its text and never take its place.';

create table public.writings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('content', 'visual', 'code')),
  idempotency_key uuid not null,
  request_hash text not null check (char_length(request_hash) = 64),
  generation_id uuid references public.generations (id) on delete set null,
  is_rewriting boolean not null default false,
  prompt text check (octet_length(prompt) <= 4000000),
  source text check (source in ('model', 'rules')),
  model text check (char_length(model) <= 200),
  note text check (char_length(note) <= 500),
  lines text[] not null default '{}',
  is_model_text boolean not null default false,
  attempt uuid not null default gen_random_uuid(),
  takes_prompt boolean not null,
  mailbox_hash text,
  reserved_until timestamptz not null,
  created_at timestamptz not null default now(),
  written_at timestamptz,
  unique (user_id, idempotency_key),
  check ((prompt is null) = (source is null)),
  check ((prompt is null) = (written_at is null))
);
comment on table public.writings is 'One row for each request to a model to write a prompt: under way until `prompt` is there, as JSON. Swept some days after it was asked for.';
comment on column public.writings.lines is 'What had been answered and chosen when it was written, line by line: what came later is added behind the text.';
comment on column public.writings.is_model_text is 'The text as a model wrote it, and not an earlier one with lines behind it or the rules''.';
comment on column public.writings.takes_prompt is 'The ledger row is this writing''s own: it goes where nothing comes that counts.';
create index writings_generation_idx on public.writings (generation_id);
create index writings_owner_created_idx on public.writings (user_id, created_at desc);
create index writings_under_way_idx on public.writings (reserved_until) where prompt is null;
create index writings_created_idx on public.writings (created_at);

alter table public.writings enable row level security;
create policy "People read their own writings" on public.writings for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.writings as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every writing" on public.writings for all to service_role using (true) with check (true);
grant select (id, user_id, kind, idempotency_key, request_hash, generation_id, is_rewriting, prompt, source, model, note, lines, is_model_text, reserved_until, created_at, written_at) on public.writings to authenticated;
grant select, insert, update, delete on public.writings to service_role;

create type private.writing_outcome as (
  outcome text,
  writing_id uuid,
  attempt uuid,
  generation_id uuid,
  rewrites integer,
  written_this_month integer,
  tier text,
  used integer,
  monthly_limit integer,
  resets_at timestamptz
);

-- The profile is locked first and always: of requests at once each sees those before it, and nothing waits in a circle.
create function public.begin_writing(p_kind text, p_key uuid, p_hash text, p_paid_hash text, p_seconds integer, p_rewrites integer, p_generation uuid default null) returns private.writing_outcome
language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function public.begin_writing(text, uuid, text, text, integer, integer, uuid) is 'Reserves a prompt for a model to write, or one of the times it may write a prompt of the ledger again, for so many seconds; or says why not: written, under_way, key_reused, spent, quota_exceeded, no_profile, unknown, refused.';
grant execute on function public.begin_writing(text, uuid, text, text, integer, integer, uuid) to authenticated;

-- Under the profile's lock. A ledger row that other writings lean on stays, as theirs.
create function private.give_back_writing(given public.writings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken_at timestamptz;
begin
  if given.is_rewriting then
    update public.generations set model_rewrites = model_rewrites - 1 where id = given.generation_id and model_rewrites > 0;
  end if;
  if not given.takes_prompt or given.generation_id is null then
    return;
  end if;
  if exists (select 1 from public.writings w where w.generation_id = given.generation_id and w.id <> given.id and w.prompt is not null) then
    return;
  end if;
  update public.writings set takes_prompt = true, mailbox_hash = given.mailbox_hash
  where id = (select w.id from public.writings w where w.generation_id = given.generation_id and w.id <> given.id order by w.created_at, w.id limit 1);
  if found then
    return;
  end if;
  delete from public.generations where id = given.generation_id returning created_at into taken_at;
  update public.profiles set monthly_prompts_used = monthly_prompts_used - 1
  where id = given.user_id and monthly_prompts_used > 0 and taken_at >= usage_resets_at - interval '1 month';
  update private.mailbox_quotas set used = used - 1
  where mailbox_hash = given.mailbox_hash and used > 0 and taken_at >= resets_at - interval '1 month';
end
$$;

create function private.settle_writing(p_id uuid, p_attempt uuid, p_prompt text, p_source text, p_model text, p_note text, p_lines text[], p_counts boolean, p_is_model_text boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  written public.writings;
begin
  perform 1 from public.profiles p join public.writings w on w.user_id = p.id where w.id = p_id for no key update of p;
  update public.writings set prompt = p_prompt, source = p_source, model = p_model, note = p_note, lines = p_lines, is_model_text = p_is_model_text, written_at = clock_timestamp()
  where id = p_id and attempt = p_attempt and prompt is null returning * into written;
  if written.id is null then
    return false;
  end if;
  if p_is_model_text and p_counts then
    update public.generations set written_by_model = true where id = written.generation_id;
  elsif not p_counts or written.is_rewriting then
    perform private.give_back_writing(written);
  end if;
  -- What does not count leans on no ledger row, so that another one may give that row back.
  update public.writings set takes_prompt = false, mailbox_hash = null, generation_id = case when p_counts then generation_id end where id = p_id;
  return true;
end
$$;
comment on function private.settle_writing(uuid, uuid, text, text, text, text, text[], boolean, boolean) is 'Keeps what was written; false where the reservation had run out. A prompt that does not count, and a time that the model was not needed, are given back.';
grant execute on function private.settle_writing(uuid, uuid, text, text, text, text, text[], boolean, boolean) to service_role;

create function private.sweep_writings(p_days integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  dead record;
  given public.writings;
  ended integer := 0;
begin
  for dead in select id, user_id from public.writings where prompt is null and reserved_until <= now() order by user_id, id loop
    perform 1 from public.profiles where id = dead.user_id for no key update;
    select * into given from public.writings where id = dead.id and prompt is null and reserved_until <= now();
    if found then
      perform private.give_back_writing(given);
      delete from public.writings where id = dead.id;
      ended := ended + 1;
    end if;
  end loop;
  delete from public.writings where prompt is not null and created_at < now() - make_interval(days => p_days);
  return ended;
end
$$;
comment on function private.sweep_writings(integer) is 'Gives back what was reserved by a process that is gone, and deletes what was written so many days ago; answers how many were given back.';
grant execute on function private.sweep_writings(integer) to service_role;
