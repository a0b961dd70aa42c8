-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_folders()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  change record;
begin
  for change in select c.user_id, count(*)::integer as folders from changed c group by c.user_id order by c.user_id loop
    perform private.count_storage(change.user_id, 0, sign * change.folders, 0);
  end loop;
  return null;
end
$function$;
