-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.begin_asking(p_goal_hash text, p_free integer, p_seconds integer)
 RETURNS private.asking_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function public.begin_asking(text,integer,integer) is 'Takes one of the goals for which a model is asked this month: twice the plan''s prompts, or so many on the free plan; or says why not: answered, under_way, spent, no_profile, refused.';
grant execute on function public.begin_asking(text,integer,integer) to authenticated;
