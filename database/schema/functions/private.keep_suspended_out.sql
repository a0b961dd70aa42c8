-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.keep_suspended_out()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  author uuid;
begin
  select p.user_id into author from public.prompts p where p.id = new.prompt_id;
  perform pg_advisory_xact_lock_shared(private.standing_key(author));
  if private.is_suspended(author) then
    return null;
  end if;
  return new;
end
$function$;
