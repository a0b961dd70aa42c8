-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.votes_of_network(p_prompt uuid, p_network text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*) from public.prompt_votes where prompt_id = p_prompt and network = p_network and counted_at > now() - interval '1 day'
$function$;
