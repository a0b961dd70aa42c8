-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.record_admin_action(p_action text, p_target_user uuid, p_target text, p_details jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.admin_actions (admin_id, admin_email, action, target_user_id, target, details)
  select p.id, p.email, p_action, p_target_user, p_target, p_details from public.profiles p where p.id = auth.uid()
$function$;
