-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.words_query(kind text, content text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select nullif(array_to_string(array(
    select private.quoted_term(kind || ':' || word, true) from unnest(private.search_words(content)) word limit 10), ' & '), '')::tsquery
$function$;
