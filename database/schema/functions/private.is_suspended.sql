-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.is_suspended(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select 1 from public.suspensions where user_id = person)
$function$;
comment on function private.is_suspended(uuid) is 'Whether an account is suspended: then nothing of it is public, whatever its rows say.';
grant execute on function private.is_suspended(uuid) to anon;
grant execute on function private.is_suspended(uuid) to authenticated;
grant execute on function private.is_suspended(uuid) to service_role;
