-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.is_named_admin(person auth.users)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- A company's SAML may state any address of its domains, so such an account never becomes an admin by address.
  select person.email_confirmed_at is not null and not person.is_sso_user
    and exists (select 1 from private.admin_emails where email = lower(person.email))
$function$;
