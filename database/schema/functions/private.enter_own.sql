-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.enter_own(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.own_entries (prompt_id, user_id, document)
  select p.id, p.user_id, private.own_document(p.user_id,
    concat_ws(' ', p.title, p.category, array_to_string(p.tags, ' '), p.description, p.use_case, p.prompt_text))
  from public.prompts p
  where p.id = any (ids) and p.user_id <> '00000000-0000-0000-0000-000000000000'
  on conflict (prompt_id) do update set document = excluded.document;

  insert into private.own_terms (user_id, term)
  select distinct e.user_id, substr(term, 9) collate "C" as word
  from private.own_entries e, unnest(tsvector_to_array(e.document)) term
  where e.prompt_id = any (ids)
  order by e.user_id, word
  on conflict do nothing
$function$;
