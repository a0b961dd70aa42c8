-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.free_last_admin()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.profiles;
begin
  if exists (select 1 from public.admins a where not private.is_suspended(a.user_id)) then
    return;
  end if;
  for person in select p.* from public.admins a join public.profiles p on p.id = a.user_id order by p.id
  loop
    if private.lift_suspension(person.id) then
      insert into public.admin_actions (admin_email, action, target_user_id, target, details)
      values ('', 'lift_suspension', person.id, person.email, jsonb_build_object('by', 'the list of the operator'));
    end if;
  end loop;
end
$function$;
