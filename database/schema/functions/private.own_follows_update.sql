-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.own_follows_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed uuid[] := array(
    select id from (
      select id, title, description, prompt_text, category, tags, use_case from new_rows
      except
      select id, title, description, prompt_text, category, tags, use_case from old_rows) changes);
begin
  if cardinality(changed) > 0 then
    perform private.hold_writers(array(select distinct user_id from new_rows where id = any (changed)));
    perform private.enter_own(changed);
  end if;
  return null;
end
$function$;
