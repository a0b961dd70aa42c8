-- How often anything has left the public library or was changed in it. A page that was drawn for visitors is kept only as
-- long as this number is the same: what is made private, taken down or deleted is gone at the next request. The number is
-- a row, not a sequence, so that it changes together with what it tells of.
create table private.library_withdrawals (
  only_row boolean primary key default true check (only_row),
  count bigint not null
);
comment on table private.library_withdrawals is 'One row: how many times something left the public library or was changed in it.';
alter table private.library_withdrawals enable row level security;
insert into private.library_withdrawals (count) values (0);

-- Named to run after count_old_terms, whose first term all of them wait for: nobody holds this row without that one.
create function private.note_withdrawal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from changed_rows) then
    update private.library_withdrawals set count = count + 1;
  end if;
  return null;
end
$$;
create trigger note_withdrawal after delete on private.library_entries referencing old table as changed_rows for each statement execute function private.note_withdrawal();

create function private.library_withdrawals() returns bigint
language sql stable security definer set search_path = '' as $$
  select count from private.library_withdrawals
$$;
comment on function private.library_withdrawals() is 'Grows with whatever leaves the public library or is changed in it.';
grant execute on function private.library_withdrawals() to service_role;
