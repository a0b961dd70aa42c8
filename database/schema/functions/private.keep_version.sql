-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.keep_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  latest integer;
begin
  select max(number) into latest from public.prompt_versions where prompt_id = new.id;
  if latest is null then
    insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
    values (old.id, old.user_id, 1, old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case, old.updated_at);
    latest := 1;
  end if;
  insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case)
  values (new.id, new.user_id, latest + 1, new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case);
  delete from public.prompt_versions v where v.prompt_id = new.id and v.number <= latest + 1 - 100
    and not exists (select 1 from public.version_labels l where l.prompt_id = v.prompt_id and l.number = v.number);
  return null;
end
$function$;
