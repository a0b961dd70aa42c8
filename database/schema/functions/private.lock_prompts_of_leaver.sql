-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.lock_prompts_of_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.prompts p
  where p.id in (
    select o.id from public.prompts o where o.user_id = old.id
    union all select v.prompt_id from public.prompt_votes v where v.user_id = old.id)
  order by p.id for update;
  return old;
end
$function$;
