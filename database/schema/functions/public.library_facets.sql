-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.library_facets()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'total', coalesce((select prompts from private.library_terms where term = 'a'), 0),
    'favorites', (select count(*) from public.user_favorites f join private.library_entries e using (prompt_id)
      where f.user_id = auth.uid() and private.has_required_aal()),
    'categories', coalesce((select jsonb_agg(jsonb_build_object('name', substr(term, 3), 'count', prompts) order by prompts desc, term) from (
      select term, prompts from private.library_terms where left(term, 2) = 'c:' and term < 'w:' order by prompts desc, term limit 50) c), '[]'),
    'tags', coalesce((select jsonb_agg(jsonb_build_object('name', substr(term, 3), 'count', prompts) order by prompts desc, term) from (
      select term, prompts from private.library_terms where left(term, 2) = 't:' and term < 'w:' order by prompts desc, term limit 8) t), '[]'),
    'trending_by', case when private.has_trending() then 'votes' else 'recent' end)
$function$;
grant execute on function public.library_facets() to anon;
grant execute on function public.library_facets() to authenticated;
