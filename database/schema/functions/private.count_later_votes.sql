-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_later_votes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.prompts p set votes = p.votes + c.made
  from (
    select n.prompt_id, count(*)::integer as made
    from changed n join was o using (user_id, prompt_id)
    where o.counted_at is null and n.counted_at is not null group by n.prompt_id) c
  where p.id = c.prompt_id;
  return null;
end
$function$;
