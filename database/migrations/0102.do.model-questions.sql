-- What a language model asks and offers, once for each goal, and only for so many goals a month.
create table public.model_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  goal_hash text not null check (char_length(goal_hash) = 64),
  answer text check (octet_length(answer) <= 100000),
  attempt uuid not null default gen_random_uuid(),
  reserved_until timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, goal_hash)
);
comment on table public.model_questions is 'The model''s questions and offers for a goal, as JSON; under way until they are there. Swept some days after they were asked for.';
create index model_questions_created_idx on public.model_questions (created_at);

alter table public.model_questions enable row level security;
create policy "People read the questions of their goals" on public.model_questions for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.model_questions as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every question" on public.model_questions for all to service_role using (true) with check (true);
grant select (id, user_id, goal_hash, answer, reserved_until, created_at) on public.model_questions to authenticated;
grant select, insert, update, delete on public.model_questions to service_role;

create type private.asking_outcome as (outcome text, id uuid, attempt uuid, answer text, asked integer, most integer);

-- The own profile is locked, so that goals that come together are counted one after the other.
create function public.begin_asking(p_goal_hash text, p_free integer, p_seconds integer) returns private.asking_outcome
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  result private.asking_outcome;
  known public.model_questions;
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
  select case when u.tier = 'free' then p_free else 2 * u.monthly_limit end, (
    select count(*) from public.model_questions q where q.user_id = person and q.created_at >= u.resets_at - interval '1 month')
  into result.most, result.asked from private.current_usage(person) u;
  select * into known from public.model_questions where user_id = person and goal_hash = p_goal_hash;
  result.id := known.id;
  result.answer := known.answer;
  if known.answer is not null then
    result.outcome := 'answered';
  elsif known.reserved_until > now() then
    result.outcome := 'under_way';
  elsif known.id is not null then
    update public.model_questions set attempt = gen_random_uuid(), reserved_until = now() + p_seconds * interval '1 second'
    where id = known.id returning attempt into result.attempt;
    result.outcome := 'reserved';
  elsif result.asked >= result.most then
    result.outcome := 'spent';
  else
    insert into public.model_questions (user_id, goal_hash, reserved_until) values (person, p_goal_hash, now() + p_seconds * interval '1 second')
    returning id, attempt into result.id, result.attempt;
    result.asked := result.asked + 1;
    result.outcome := 'reserved';
  end if;
  return result;
end
$$;
comment on function public.begin_asking(text, integer, integer) is 'Takes one of the goals for which a model is asked this month: twice the plan''s prompts, or so many on the free plan; or says why not: answered, under_way, spent, no_profile, refused.';
grant execute on function public.begin_asking(text, integer, integer) to authenticated;
