-- Votes on a person's prompts are other people's rows, so the figures come from functions that act on the caller alone
-- and never say who voted.
create function private.compared(rows_at timestamptz[]) returns jsonb
language sql stable set search_path = '' as $$
  with bounds as (
    select m as this_month, m - interval '1 month' as last_month, least(now() at time zone 'utc' - interval '1 month', m) as last_until
    from (select date_trunc('month', now() at time zone 'utc') as m) s
  )
  select jsonb_build_object(
    'this_month', count(*) filter (where at >= this_month),
    'month_before', count(*) filter (where at >= last_month and at < last_until))
  from bounds left join lateral (select at at time zone 'utc' as at from unnest(rows_at) at) a on true
$$;
comment on function private.compared(timestamptz[]) is 'Counts of this month so far and of the same stretch of the month before, UTC.';

create function public.my_dashboard() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
      'total_votes', private.compared(array(select v.created_at from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
        where p.user_id = person and p.deleted_at is null and v.created_at >= since))),
    'usage_by_day', (
      select jsonb_agg(jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'generations', coalesce(made, 0)) order by day)
      from generate_series((now() at time zone 'utc')::date - 29, (now() at time zone 'utc')::date, interval '1 day') day
      left join (
        select (created_at at time zone 'utc')::date as made_on, count(*) as made from public.generations
        where user_id = person and given_back_at is null and created_at > now() - interval '31 days' group by 1) g on g.made_on = day::date));
end
$$;

create function public.my_activity(p_limit integer)
returns table (kind text, at timestamptz, prompt_id uuid, title text, generation_kind text, count bigint)
language sql stable security definer set search_path = '' as $$
  select * from (
    (select 'generated' as kind, created_at as at, null::uuid as prompt_id, null as title, kind as generation_kind, 1::bigint as count from public.generations
      where user_id = auth.uid() and given_back_at is null order by created_at desc limit p_limit)
    union all
    (select 'saved', created_at, id, title, null, 1 from public.prompts
      where user_id = auth.uid() and deleted_at is null order by created_at desc, id desc limit p_limit)
    union all
    (select 'published', published_at, id, title, null, 1 from public.prompts
      where user_id = auth.uid() and deleted_at is null and is_public order by published_at desc limit p_limit)
    union all
    (select 'voted', max(v.created_at), p.id, p.title, null, count(*) from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
      where p.user_id = auth.uid() and p.deleted_at is null and v.created_at > now() - interval '30 days'
      group by p.id, p.title, (v.created_at at time zone 'utc')::date order by 2 desc limit p_limit)
  ) events
  where private.has_required_aal()
  order by at desc limit p_limit
$$;

grant execute on function public.my_dashboard(), public.my_activity(integer) to authenticated;
