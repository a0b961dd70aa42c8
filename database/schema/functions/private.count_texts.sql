-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  change record;
begin
  for change in
    select c.user_id, case tg_table_name when 'prompts' then count(*)::integer else 0 end as prompts,
      sum(private.text_bytes(c.title, c.description, c.prompt_text, c.category, c.tags, c.use_case))::bigint as bytes
    from changed c group by c.user_id order by c.user_id
  loop
    perform private.count_storage(change.user_id, sign * change.prompts, 0, sign * change.bytes);
  end loop;
  return null;
end
$function$;
