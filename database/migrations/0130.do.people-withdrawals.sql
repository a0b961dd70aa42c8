-- Pages of authors and collections, and the names on prompts, are kept for visitors as long as nothing was withdrawn: a name
-- that is changed, removed or taken down and a collection that is changed count as well, and every act of an admin.
create table private.people_withdrawals (
  only_row boolean primary key default true check (only_row),
  count bigint not null
);
comment on table private.people_withdrawals is 'One row: how many times a public name, a collection or what an admin decided has changed what others see.';
alter table private.people_withdrawals enable row level security;
insert into private.people_withdrawals (count) values (0);

create function private.note_people_withdrawal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.people_withdrawals set count = count + 1;
  return null;
end
$$;
-- At the end of the transaction: whoever waits for this row waits for nothing afterwards.
create constraint trigger note_withdrawal after update or delete on public.authors deferrable initially deferred
  for each row execute function private.note_people_withdrawal();
create constraint trigger note_withdrawal after update or delete on public.collections deferrable initially deferred
  for each row execute function private.note_people_withdrawal();
create constraint trigger note_withdrawal after insert on public.admin_actions deferrable initially deferred
  for each row execute function private.note_people_withdrawal();

create or replace function private.library_withdrawals() returns bigint
language sql stable security definer set search_path = '' as $$
  select l.count + p.count from private.library_withdrawals l, private.people_withdrawals p
$$;
