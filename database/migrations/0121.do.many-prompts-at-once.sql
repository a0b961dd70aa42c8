-- A plan that was made for a statement on one prompt joined old and new rows by looking at each pair: moving 5,000 prompts
-- into the bin took a minute and a half. What differs is found without a join, whatever the plan was made for.
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
