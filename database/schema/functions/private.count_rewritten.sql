-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_rewritten()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_storage(new.user_id, 0, 0,
    private.text_bytes(new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case)
      - private.text_bytes(old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case));
  return null;
end
$function$;
