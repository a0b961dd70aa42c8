-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_dashboard()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  since timestamptz := (date_trunc('month', now() at time zone 'utc') - interval '1 month') at time zone 'utc';
begin
  if person is null or not private.has_required_aal() or not exists (select 1 from public.profiles where id = person) then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'total_prompts', count(*), 'public_prompts', count(*) filter (where is_public), 'total_votes', coalesce(sum(votes), 0),
      'without_tags', count(*) filter (where tags = '{}'), 'without_folder', count(*) filter (where folder_id is null),
      'best', (select jsonb_build_object('id', b.id, 'title', b.title, 'votes', b.votes) from public.prompts b
        where b.user_id = person and b.is_public and b.deleted_at is null and b.votes > 0 order by b.votes desc, b.id limit 1))
    from public.prompts where user_id = person and deleted_at is null
  ) || jsonb_build_object(
    'favorites', (select count(*) from public.user_favorites f join public.prompts p on p.id = f.prompt_id
      where f.user_id = person and p.deleted_at is null and (p.is_public or p.user_id = person)),
    'folders', (select count(*) from public.folders where user_id = person),
    'days_active', (select greatest(1, ceil(extract(epoch from now() - created_at) / 86400))::integer from public.profiles where id = person),
    'generations', (select count(*) from public.generations where user_id = person and given_back_at is null),
    'trends', jsonb_build_object(
      'total_prompts', private.compared(array(select created_at from public.prompts where user_id = person and deleted_at is null and created_at >= since)),
      'favorites', private.compared(array(select created_at from public.user_favorites where user_id = person and created_at >= since)),
      'public_prompts', private.compared(array(select published_at from public.prompts where user_id = person and is_public and deleted_at is null and published_at >= since)),
      'total_votes', private.compared(array(select v.counted_at from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
        where p.user_id = person and p.deleted_at is null and v.counted_at >= since))),
    'usage_by_day', (
      select jsonb_agg(jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'generations', coalesce(made, 0)) order by day)
      from generate_series((now() at time zone 'utc')::date - 29, (now() at time zone 'utc')::date, interval '1 day') day
      left join (
        select (created_at at time zone 'utc')::date as made_on, count(*) as made from public.generations
        where user_id = person and given_back_at is null and created_at > now() - interval '31 days' group by 1) g on g.made_on = day::date));
end
$function$;
grant execute on function public.my_dashboard() to authenticated;
