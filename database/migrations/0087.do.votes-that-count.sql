-- A vote counts once its voter's account is a day old and has a confirmed address, and at most three of one network and
-- prompt begin to count within a day. Until then it is kept and counts later; votes of before count as they did.
alter table public.prompt_votes add column counted_at timestamptz, add column network text;
update public.prompt_votes set counted_at = created_at;
comment on column public.prompt_votes.counted_at is 'Since when the vote counts; null: not yet.';
comment on column public.prompt_votes.network is 'Keyed hash of the network that the vote came from, gone a day after the vote began to count.';
create index prompt_votes_waiting_idx on public.prompt_votes (prompt_id) where counted_at is null;
create index prompt_votes_network_idx on public.prompt_votes (prompt_id, network) where network is not null;
create index prompt_votes_counted_at_idx on public.prompt_votes (counted_at);
drop index public.prompt_votes_created_at_idx;
revoke select on public.prompt_votes from authenticated;
grant select (user_id, prompt_id, created_at, counted_at) on public.prompt_votes to authenticated;

create function private.vote_wait_of_account(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from auth.users u where u.id = person and u.email_confirmed_at is null and u.phone_confirmed_at is null) then 'confirmation'
    when exists (select 1 from public.profiles p where p.id = person and p.created_at > now() - interval '1 day') then 'account_age'
  end
$$;
comment on function private.vote_wait_of_account(uuid) is 'What the votes of an account wait for: confirmation, account_age; null where they count. An account kept elsewhere is confirmed there.';

create function private.votes_of_network(p_prompt uuid, p_network text) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.prompt_votes where prompt_id = p_prompt and network = p_network and counted_at > now() - interval '1 day'
$$;

create function private.hold_prompt(p_prompt uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.prompts where id = p_prompt for no key update;
end
$$;
comment on function private.hold_prompt(uuid) is 'Held before a vote is written or taken back, so that prompts are always locked before the votes that hang on them.';
grant execute on function private.hold_prompt(uuid) to authenticated;

-- The server names the network of the request for the transaction; its address is never written down.
create function private.weigh_vote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_prompt(new.prompt_id);
  new.network := private.address_hash(nullif(current_setting('request.network', true), ''));
  if private.vote_wait_of_account(new.user_id) is null
    and (new.network is null or private.votes_of_network(new.prompt_id, new.network) < 3) then
    new.counted_at := now();
  end if;
  return new;
end
$$;
create trigger weigh_vote before insert on public.prompt_votes for each row execute function private.weigh_vote();

create or replace function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform 1 from public.prompts p where p.id in (select c.prompt_id from changed c where c.counted_at is not null) order by p.id for no key update;
  update public.prompts p set votes = p.votes + sign * c.made
  from (select prompt_id, count(*)::integer as made from changed where counted_at is not null group by prompt_id) c
  where p.id = c.prompt_id;
  return null;
end
$$;

create function private.count_later_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.prompts p set votes = p.votes + c.made
  from (
    select n.prompt_id, count(*)::integer as made
    from changed n join was o using (user_id, prompt_id)
    where o.counted_at is null and n.counted_at is not null group by n.prompt_id) c
  where p.id = c.prompt_id;
  return null;
end
$$;
create trigger count_later after update on public.prompt_votes referencing old table as was new table as changed
  for each statement execute function private.count_later_votes();

-- Prompts are held first, in the order of their ids; a vote that is being taken back at the moment is left alone.
create function private.count_due_votes(p_prompts integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
  voters uuid[];
  voted uuid[];
  counted integer;
begin
  due := array(
    select distinct v.prompt_id from public.prompt_votes v
    where v.counted_at is null and private.vote_wait_of_account(v.user_id) is null
      and (v.network is null or private.votes_of_network(v.prompt_id, v.network) < 3)
    order by v.prompt_id limit p_prompts);
  perform 1 from public.prompts p where p.id = any (due) order by p.id for no key update;
  select array_agg(w.user_id), array_agg(w.prompt_id) into voters, voted from (
    select v.user_id, v.prompt_id from public.prompt_votes v
    where v.prompt_id = any (due) and v.counted_at is null and private.vote_wait_of_account(v.user_id) is null
    for update skip locked) w;
  update public.prompt_votes v set counted_at = now()
  from (
    select w.user_id, w.prompt_id, w.network,
      row_number() over (partition by w.prompt_id, w.network order by w.created_at, w.user_id) as place
    from unnest(voters, voted) as h (user_id, prompt_id) join public.prompt_votes w using (user_id, prompt_id)
  ) w
  where v.user_id = w.user_id and v.prompt_id = w.prompt_id
    and (w.network is null or w.place + private.votes_of_network(w.prompt_id, w.network) <= 3);
  get diagnostics counted = row_count;
  update public.prompt_votes v set network = null
  from (select user_id, prompt_id from public.prompt_votes
    where network is not null and counted_at <= now() - interval '1 day' for update skip locked) o
  where v.user_id = o.user_id and v.prompt_id = o.prompt_id;
  return counted;
end
$$;
comment on function private.count_due_votes(integer) is 'Counts the kept votes whose time has come, for so many prompts at most, and forgets networks of before yesterday.';
grant execute on function private.count_due_votes(integer) to service_role;

create function public.my_vote_wait(p_prompt uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(private.vote_wait_of_account(v.user_id), 'network') from public.prompt_votes v
  where v.user_id = auth.uid() and v.prompt_id = p_prompt and v.counted_at is null and private.has_required_aal()
$$;
comment on function public.my_vote_wait(uuid) is 'What the caller''s vote for a prompt waits for: confirmation, account_age, network; null where it counts or there is none.';
grant execute on function public.my_vote_wait(uuid) to authenticated;

-- What is shown and ranked by votes follows those that count.
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
          where v.counted_at > now() - interval '14 days' group by v.prompt_id order by count(*) desc, v.prompt_id limit 6)
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
    (select 'voted', max(v.counted_at), p.id, p.title, null, count(*) from public.prompts p join public.prompt_votes v on v.prompt_id = p.id
      where p.user_id = auth.uid() and p.deleted_at is null and v.counted_at > now() - interval '30 days'
      group by p.id, p.title, (v.counted_at at time zone 'utc')::date order by 2 desc limit p_limit)
  ) events
  where private.has_required_aal()
  order by at desc limit p_limit
$function$;
