-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.storage_limits(OUT prompts integer, OUT folders integer, OUT bytes bigint)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select 50000, 2000, 200000000::bigint
$function$;
comment on function private.storage_limits() is 'The most that one account may store, the same in every plan: far above what a person writes.';
