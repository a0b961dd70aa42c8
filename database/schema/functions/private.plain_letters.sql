-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.plain_letters(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  -- Nothing of ASCII has an accent or another form.
  select case when octet_length(content) = char_length(content) then lower(content)
    else regexp_replace(
      lower(regexp_replace(normalize(content, nfkd), U&'[\0300-\036f]', '', 'g')),
      U&'([\3040-\30ff\3400-\9fff])', ' \1 ', 'g') end
$function$;
