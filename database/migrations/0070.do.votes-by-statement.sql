-- An account that goes takes back all its votes at once: counted in one statement, in the order of the prompts, so that two
-- such accounts never wait for each other in a circle, and many votes cost one pass instead of one each.
create function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform 1 from public.prompts p where p.id in (select c.prompt_id from changed c) order by p.id for no key update;
  update public.prompts p set votes = p.votes + sign * c.made
  from (select prompt_id, count(*)::integer as made from changed group by prompt_id) c
  where p.id = c.prompt_id;
  return null;
end
$$;
drop trigger count_vote on public.prompt_votes;
drop function private.count_vote();
create trigger count_added after insert on public.prompt_votes referencing new table as changed
  for each statement execute function private.count_votes();
create trigger count_deleted after delete on public.prompt_votes referencing old table as changed
  for each statement execute function private.count_votes();
