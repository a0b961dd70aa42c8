-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_examples()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  change record;
begin
  for change in
    select c.user_id, sum(octet_length(c.plain_answer)::bigint + octet_length(c.prompt_answer))::bigint as bytes
    from changed c group by c.user_id order by c.user_id
  loop
    perform private.count_storage(change.user_id, 0, 0, case tg_op when 'INSERT' then change.bytes else -change.bytes end);
  end loop;
  return null;
end
$function$;
