-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.library_trending()
 RETURNS SETOF public.library_card
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from private.library_cards(case when private.has_trending()
    then array(select prompt_id from private.library_trending order by place)
    else array(select prompt_id from private.library_entries order by published_at desc, prompt_id desc limit 6) end)
$function$;
grant execute on function public.library_trending() to anon;
grant execute on function public.library_trending() to authenticated;
