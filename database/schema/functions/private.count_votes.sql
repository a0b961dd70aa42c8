-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_votes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform 1 from public.prompts p where p.id in (select c.prompt_id from changed c where c.counted_at is not null) order by p.id for no key update;
  update public.prompts p set votes = p.votes + sign * c.made
  from (select prompt_id, count(*)::integer as made from changed where counted_at is not null group by prompt_id) c
  where p.id = c.prompt_id;
  return null;
end
$function$;
