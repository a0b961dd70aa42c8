-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.mailbox_used(address text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select q.used from private.mailbox_quotas q
    where address <> '' and q.mailbox_hash = private.address_hash(private.mailbox_of(address)) and q.resets_at > now()), 0)
$function$;
