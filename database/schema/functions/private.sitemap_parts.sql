-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.sitemap_parts(p_each integer DEFAULT 25000)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select least(4096, (2 ^ ceil(log(2, greatest(1, coalesce((select prompts from private.library_terms where term = 'a'), 0)::numeric / p_each))))::integer)
$function$;
comment on function private.sitemap_parts(integer) is 'How many parts the sitemap has.';
grant execute on function private.sitemap_parts(integer) to service_role;
