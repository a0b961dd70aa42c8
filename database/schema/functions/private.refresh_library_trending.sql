-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.refresh_library_trending()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen uuid[];
begin
  perform pg_advisory_xact_lock(20, 24);
  chosen := array(
    select v.prompt_id from public.prompt_votes v join private.library_entries e using (prompt_id)
    where v.counted_at > now() - interval '14 days'
    group by v.prompt_id order by count(*) desc, max(v.counted_at) desc, v.prompt_id limit 6);
  perform 1 from public.prompts p
  where p.id = any (chosen) or p.id in (select t.prompt_id from private.library_trending t)
  order by p.id for key share;
  delete from private.library_trending;
  insert into private.library_trending (place, prompt_id)
  select row_number() over (order by c.place), c.prompt_id
  from unnest(chosen) with ordinality as c (prompt_id, place) join public.prompts p on p.id = c.prompt_id;
end
$function$;
grant execute on function private.refresh_library_trending() to service_role;
