-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.folder_stands_right()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  depth integer;
  height integer;
begin
  if new.parent_id is null then
    depth := 0;
  else
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 20));
    with recursive up as (
      select f.id, f.parent_id, 1 as step from public.folders f where f.id = new.parent_id
      union all
      select f.id, f.parent_id, up.step + 1 from public.folders f join up on f.id = up.parent_id where up.step <= 10
    )
    select max(step) + case when bool_or(id = new.id) then 1000 else 0 end into depth from up;
    if depth >= 1000 then
      raise exception 'A folder cannot lie in itself' using errcode = '23514', constraint = 'folders_no_cycle';
    end if;
  end if;
  with recursive down as (
    select new.id as id, 1 as step
    union all
    select f.id, down.step + 1 from public.folders f join down on f.parent_id = down.id where down.step <= 10
  )
  select max(step) into height from down;
  if depth + height > 10 then
    raise exception 'Folders lie at most ten deep' using errcode = '23514', constraint = 'folders_depth';
  end if;
  return new;
end
$function$;
