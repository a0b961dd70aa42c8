drop trigger weigh_vote on public.prompt_votes;
drop trigger count_later on public.prompt_votes;
update public.prompts p set votes = p.votes + w.waiting
from (select prompt_id, count(*)::integer as waiting from public.prompt_votes where counted_at is null group by prompt_id) w
where p.id = w.prompt_id;
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
    select prompt_id from (
      select prompt_id, max(votes) as votes, min(place) as place from (
        (select v.prompt_id, count(*) as votes, 0 as place from public.prompt_votes v join private.library_entries e using (prompt_id)
          where v.created_at > now() - interval '14 days' group by v.prompt_id order by count(*) desc, v.prompt_id limit 6)
        union all
        (select prompt_id, 0, row_number() over (order by is_template desc, e.votes desc, published_at desc, prompt_id desc)
          from private.library_entries e order by is_template desc, e.votes desc, published_at desc, prompt_id desc limit 6)
      ) candidates group by prompt_id
    ) ranked
    order by votes desc, place limit 6);
  perform 1 from public.prompts p
  where p.id = any (chosen) or p.id in (select t.prompt_id from private.library_trending t)
  order by p.id for key share;
  delete from private.library_trending;
  insert into private.library_trending (place, prompt_id)
  select row_number() over (order by c.place), c.prompt_id
  from unnest(chosen) with ordinality as c (prompt_id, place) join public.prompts p on p.id = c.prompt_id;
end
$function$;
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
      'total_votes', private.compared(array(select v.created_at from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
        where p.user_id = person and p.deleted_at is null and v.created_at >= since))),
    'usage_by_day', (
      select jsonb_agg(jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'generations', coalesce(made, 0)) order by day)
      from generate_series((now() at time zone 'utc')::date - 29, (now() at time zone 'utc')::date, interval '1 day') day
      left join (
        select (created_at at time zone 'utc')::date as made_on, count(*) as made from public.generations
        where user_id = person and given_back_at is null and created_at > now() - interval '31 days' group by 1) g on g.made_on = day::date));
end
$function$;
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
$function$;
CREATE OR REPLACE FUNCTION private.count_votes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform 1 from public.prompts p where p.id in (select c.prompt_id from changed c) order by p.id for no key update;
  update public.prompts p set votes = p.votes + sign * c.made
  from (select prompt_id, count(*)::integer as made from changed group by prompt_id) c
  where p.id = c.prompt_id;
  return null;
end
$function$;
drop function public.my_vote_wait(uuid), private.count_due_votes(integer), private.count_later_votes(), private.weigh_vote(),
  private.hold_prompt(uuid), private.votes_of_network(uuid, text), private.vote_wait_of_account(uuid);
drop index public.prompt_votes_waiting_idx, public.prompt_votes_network_idx, public.prompt_votes_counted_at_idx;
alter table public.prompt_votes drop column network, drop column counted_at;
revoke select on public.prompt_votes from authenticated;
grant select on public.prompt_votes to authenticated;
create index prompt_votes_created_at_idx on public.prompt_votes (created_at);
