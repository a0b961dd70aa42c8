-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.slips(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when char_length(word) between 4 and 30
    then array(select distinct overlay(word placing '' from i for 1) from generate_series(1, char_length(word)) i) || word
    else '{}' end
$function$;
