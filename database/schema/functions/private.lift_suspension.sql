-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.lift_suspension(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.hold_standing(person);
  delete from public.suspensions where user_id = person;
  if not found then
    return false;
  end if;
  perform private.enter_library(array(
    select p.id from public.prompts p where p.user_id = person and p.is_public and p.deleted_at is null order by p.id for share));
  return true;
end
$function$;
