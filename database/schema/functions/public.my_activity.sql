-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_activity(p_limit integer)
 RETURNS TABLE(kind text, at timestamp with time zone, prompt_id uuid, title text, generation_kind text, count bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from (
    (select 'generated' as kind, created_at as at, null::uuid as prompt_id, null as title, kind as generation_kind, 1::bigint as count from public.generations
      where user_id = auth.uid() and given_back_at is null order by created_at desc limit p_limit)
    union all
    (select 'saved', created_at, id, title, null, 1 from public.prompts
      where user_id = auth.uid() and deleted_at is null and import_id is null order by created_at desc, id desc limit p_limit)
    union all
    (select 'imported', i.created_at, null, i.source, null, count(*) from public.imports i join public.prompts p on p.import_id = i.id
      where i.user_id = auth.uid() and p.user_id = i.user_id and p.deleted_at is null
      group by i.id, i.created_at, i.source order by i.created_at desc limit p_limit)
    union all
    (select 'published', published_at, id, title, null, 1 from public.prompts
      where user_id = auth.uid() and deleted_at is null and is_public order by published_at desc limit p_limit)
    union all
    (select 'voted', max(v.counted_at), p.id, p.title, null, count(*) from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
      where p.user_id = auth.uid() and p.deleted_at is null and v.counted_at > now() - interval '30 days'
      group by p.id, p.title, (v.counted_at at time zone 'utc')::date order by 2 desc limit p_limit)
  ) events
  where private.has_required_aal()
  order by at desc limit p_limit
$function$;
grant execute on function public.my_activity(integer) to authenticated;
