-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.library_withdrawals()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select l.count + p.count from private.library_withdrawals l, private.people_withdrawals p
$function$;
comment on function private.library_withdrawals() is 'Grows with whatever leaves the public library or is changed in it.';
grant execute on function private.library_withdrawals() to service_role;
