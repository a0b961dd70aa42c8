-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.hold_writers(persons uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.storage (user_id) select person from unnest(persons) person order by person on conflict do nothing;
  perform 1 from private.storage where user_id = any (persons) order by user_id for update;
end
$function$;
