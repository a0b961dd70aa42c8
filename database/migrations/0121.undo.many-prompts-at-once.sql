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
  from new_rows n join old_rows o using (id)
  where e.prompt_id = n.id and n.votes <> o.votes;

  ids := array(
    select n.id from new_rows n join old_rows o using (id)
    where (n.is_public and n.deleted_at is null, n.title, n.description, n.category, n.tags)
      is distinct from (o.is_public and o.deleted_at is null, o.title, o.description, o.category, o.tags)
      and ((n.is_public and n.deleted_at is null) or (o.is_public and o.deleted_at is null)));
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
    select n.id from new_rows n join old_rows o using (id)
    where (n.title, n.description, n.prompt_text, n.category, n.tags, n.use_case)
      is distinct from (o.title, o.description, o.prompt_text, o.category, o.tags, o.use_case));
begin
  if cardinality(changed) > 0 then
    perform private.hold_writers(array(select distinct user_id from new_rows where id = any (changed)));
    perform private.enter_own(changed);
  end if;
  return null;
end
$function$;
