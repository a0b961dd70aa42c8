-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.search_words(content text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(word order by place), '{}')
  from (
    select left(piece, 60) as word, min(nr) as place
    from regexp_split_to_table(private.plain_letters(content), U&'[\0001-/:-@\005b-`{-\00bf\2000-\206f\3000-\303f\ff00-\ff0f]+') with ordinality s (piece, nr)
    where piece <> ''
    group by 1
  ) words
$function$;
comment on function private.search_words(text) is 'The different words of a text in their order, as search compares them.';
