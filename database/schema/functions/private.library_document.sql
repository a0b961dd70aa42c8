-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.library_document(title text, description text, category text, tags text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array_to_tsvector(
    array['a', 'c:' || category]
    || array(select 't:' || tag from unnest(tags) tag)
    || array(select 'w:' || word from unnest(private.search_words(concat_ws(' ', title, category, array_to_string(tags, ' '), description))) word))
$function$;
