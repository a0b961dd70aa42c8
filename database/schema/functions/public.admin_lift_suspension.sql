-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_lift_suspension(p_user uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
begin
  perform private.require_admin();
  perform private.hold_admins();
  perform private.require_admin();
  address := private.hold_standing(p_user);
  if address is null then
    return 'not_found';
  end if;
  if not private.lift_suspension(p_user) then
    return 'unchanged';
  end if;
  update private.library_withdrawals set count = count + 1;
  perform private.record_admin_action('lift_suspension', p_user, address, '{}');
  return 'done';
end
$function$;
grant execute on function public.admin_lift_suspension(uuid) to authenticated;
