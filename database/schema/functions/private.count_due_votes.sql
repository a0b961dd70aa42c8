-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_due_votes(p_prompts integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due uuid[];
  voters uuid[];
  voted uuid[];
  counted integer;
begin
  due := array(
    select distinct v.prompt_id from public.prompt_votes v
    where v.counted_at is null and private.vote_wait_of_account(v.user_id) is null
      and (v.network is null or private.votes_of_network(v.prompt_id, v.network) < 3)
    order by v.prompt_id limit p_prompts);
  perform 1 from public.prompts p where p.id = any (due) order by p.id for no key update;
  select array_agg(w.user_id), array_agg(w.prompt_id) into voters, voted from (
    select v.user_id, v.prompt_id from public.prompt_votes v
    where v.prompt_id = any (due) and v.counted_at is null and private.vote_wait_of_account(v.user_id) is null
    for update skip locked) w;
  update public.prompt_votes v set counted_at = now()
  from (
    select w.user_id, w.prompt_id, w.network,
      row_number() over (partition by w.prompt_id, w.network order by w.created_at, w.user_id) as place
    from unnest(voters, voted) as h (user_id, prompt_id) join public.prompt_votes w using (user_id, prompt_id)
  ) w
  where v.user_id = w.user_id and v.prompt_id = w.prompt_id
    and (w.network is null or w.place + private.votes_of_network(w.prompt_id, w.network) <= 3);
  get diagnostics counted = row_count;
  update public.prompt_votes v set network = null
  from (select user_id, prompt_id from public.prompt_votes
    where network is not null and counted_at <= now() - interval '1 day' for update skip locked) o
  where v.user_id = o.user_id and v.prompt_id = o.prompt_id;
  return counted;
end
$function$;
comment on function private.count_due_votes(integer) is 'Counts the kept votes whose time has come, for so many prompts at most, and forgets networks of before yesterday.';
grant execute on function private.count_due_votes(integer) to service_role;
