-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_vote_wait(p_prompt uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.vote_wait_of_account(v.user_id), 'network') from public.prompt_votes v
  where v.user_id = auth.uid() and v.prompt_id = p_prompt and v.counted_at is null and private.has_required_aal()
$function$;
comment on function public.my_vote_wait(uuid) is 'What the caller''s vote for a prompt waits for: confirmation, account_age, network; null where it counts or there is none.';
grant execute on function public.my_vote_wait(uuid) to authenticated;
