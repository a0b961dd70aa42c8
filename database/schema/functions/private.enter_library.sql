-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.enter_library(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.library_entries (prompt_id, is_template, title_key, votes, published_at, document)
  select p.id, p.user_id = '00000000-0000-0000-0000-000000000000', left(private.plain_letters(p.title), 200), p.votes,
    coalesce(p.published_at, p.created_at), private.library_document(p.title, p.description, p.category, p.tags)
  from public.prompts p
  where p.id = any (ids) and p.is_public and p.deleted_at is null
$function$;
