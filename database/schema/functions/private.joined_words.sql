-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.joined_words(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(content, U&'(?<=[^\0001-/:-@])[-''\2010\2011\2019](?=[^\0001-/:-@])', '', 'g')
$function$;
