-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.quoted_term(term text, is_prefix boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select '''' || replace(replace(term, '\', '\\'), '''', '''''') || '''' || case when is_prefix then ':*' else '' end
$function$;
