-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.require_admin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not (private.is_admin() and private.has_required_aal()) then
    raise exception 'Admins only' using errcode = '42501';
  end if;
end
$function$;
grant execute on function private.require_admin() to authenticated;
