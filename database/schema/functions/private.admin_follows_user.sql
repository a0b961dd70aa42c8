-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.admin_follows_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select 1 from public.admins where user_id = new.id) then
    perform private.hold_admins();
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('private.admin_emails', 0));
  end if;
  if private.is_named_admin(new) then
    insert into public.admins (user_id, granted_by) values (new.id, 'ADMIN_EMAILS') on conflict (user_id) do nothing;
  elsif new.email_confirmed_at is null or new.is_sso_user
    or exists (select 1 from public.admins a where a.user_id <> new.id and not private.is_suspended(a.user_id)) then
    delete from public.admins where user_id = new.id and granted_by = 'ADMIN_EMAILS';
  end if;
  return null;
end
$function$;
