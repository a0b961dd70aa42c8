-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.action_words(who text, whom text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE COST 5000
 SET search_path TO ''
AS $function$
  select array_to_tsvector(
    array(select 'a:' || word from unnest(private.search_words(who)) word)
    || array(select 't:' || word from unnest(private.search_words(whom)) word))
$function$;
