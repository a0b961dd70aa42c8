-- An account that goes holds the prompts that it deletes and those whose votes it takes back before anything else, in the
-- order of their ids. Whoever bins or deletes many prompts locks in that order too, and prompts always before the rows
-- that hang on them: no two of them wait for each other in a circle.
create function private.lock_prompts_of_leaver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.prompts p
  where p.id in (
    select o.id from public.prompts o where o.user_id = old.id
    union all select v.prompt_id from public.prompt_votes v where v.user_id = old.id)
  order by p.id for update;
  return old;
end
$$;
create trigger lock_prompts before delete on public.profiles
  for each row execute function private.lock_prompts_of_leaver();

-- The same for the list of the moment: its prompts are held before its rows change.
create or replace function private.refresh_library_trending() returns void
language plpgsql security definer set search_path = '' as $$
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
$$;
