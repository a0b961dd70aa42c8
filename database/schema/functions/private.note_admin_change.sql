-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.note_admin_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.security_events (key, kind, minute, user_id, act, count)
  values (
    gen_random_uuid()::text,
    case tg_op when 'INSERT' then 'admin_added' else 'admin_removed' end,
    date_trunc('minute', now()),
    case tg_op when 'INSERT' then new.user_id else old.user_id end,
    left(case tg_op when 'INSERT' then new.granted_by else old.granted_by end, 120),
    1);
  return null;
end
$function$;
