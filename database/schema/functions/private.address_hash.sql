-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.address_hash(address text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(k.key, 'utf8') || sha256(convert_to(k.key || lower(btrim(address)), 'utf8'))), 'hex') from private.quota_keys k
$function$;
