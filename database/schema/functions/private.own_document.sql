-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.own_document(person uuid, content text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array_to_tsvector(array(
    select left(person::text, 8) || left(piece, 60)
    from unnest(regexp_split_to_array(
      private.plain_letters(content || ' ' || case when content ~ U&'[-''\2010\2011\2019]' then private.joined_words(content) else '' end),
      U&'[\0001-/:-@\005b-`{-\00bf\2000-\206f\3000-\303f\ff00-\ff0f]+')) piece
    where piece <> ''))
$function$;
comment on function private.own_document(uuid,text) is 'The different words of private.search_words, each behind its owner, as the search in one''s own prompts reads them.';
