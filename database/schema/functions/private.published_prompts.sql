-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.published_prompts(p_limit integer)
 RETURNS TABLE(id uuid, published_on text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select prompt_id, to_char(published_at at time zone 'utc', 'YYYY-MM-DD')
  from private.library_entries order by published_at desc, prompt_id desc limit p_limit
$function$;
comment on function private.published_prompts(integer) is 'Public prompts, latest first, with the day on which each was published, UTC.';
grant execute on function private.published_prompts(integer) to service_role;
