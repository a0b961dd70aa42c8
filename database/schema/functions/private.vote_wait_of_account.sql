-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.vote_wait_of_account(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when exists (select 1 from auth.users u where u.id = person and u.email_confirmed_at is null and u.phone_confirmed_at is null) then 'confirmation'
    when exists (select 1 from public.profiles p where p.id = person and p.created_at > now() - interval '1 day') then 'account_age'
  end
$function$;
comment on function private.vote_wait_of_account(uuid) is 'What the votes of an account wait for: confirmation, account_age; null where they count. An account kept elsewhere is confirmed there.';
