-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.sitemap_part(p_part integer, p_parts integer)
 RETURNS TABLE(id uuid, published_on text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select prompt_id, to_char(published_at at time zone 'utc', 'YYYY-MM-DD')
  from private.library_entries
  where prompt_id >= (rpad(lpad(to_hex(p_part * (65536 / p_parts)), 4, '0'), 32, '0'))::uuid
    and prompt_id <= (rpad(lpad(to_hex((p_part + 1) * (65536 / p_parts) - 1), 4, '0'), 32, 'f'))::uuid
  order by prompt_id limit 50000
$function$;
comment on function private.sitemap_part(integer,integer) is 'Public prompts of one part of the sitemap with the day on which each was published, UTC. Parts are counted from 0; their number is a power of two.';
grant execute on function private.sitemap_part(integer,integer) to service_role;
