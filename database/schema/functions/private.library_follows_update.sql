-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.library_follows_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ids uuid[];
begin
  update private.library_entries e set votes = n.votes
  from (select id, votes from new_rows except select id, votes from old_rows) n
  where e.prompt_id = n.id;

  ids := array(
    select id from (
      select id, is_public and deleted_at is null as is_shown, title, description, category, tags from new_rows
      except
      select id, is_public and deleted_at is null, title, description, category, tags from old_rows) now_so
    where is_shown
    union
    select id from (
      select id, is_public and deleted_at is null as is_shown, title, description, category, tags from old_rows
      except
      select id, is_public and deleted_at is null, title, description, category, tags from new_rows) was_so
    where is_shown);
  if cardinality(ids) > 0 then
    delete from private.library_entries where prompt_id = any (ids);
    perform private.enter_library(ids);
  end if;
  return null;
end
$function$;
