-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.text_bytes(title text, description text, prompt_text text, category text, tags text[], use_case text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select octet_length(title)::bigint + octet_length(description) + octet_length(prompt_text) + octet_length(category)
    + octet_length(array_to_string(tags, '')) + octet_length(coalesce(use_case, ''))
$function$;
