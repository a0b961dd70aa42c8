-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.own_folders(person uuid, word text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive named as (
    select id from public.folders f
    where f.user_id = person and exists (select 1 from unnest(private.search_words(f.name)) part where starts_with(part, word))
    union
    select f.id from public.folders f join named on f.parent_id = named.id
  )
  select array(select id from named)
$function$;
