create or replace function private.library_withdrawals() returns bigint
language sql stable security definer set search_path = '' as $$
  select count from private.library_withdrawals
$$;
drop trigger note_withdrawal on public.authors;
drop trigger note_withdrawal on public.collections;
drop trigger note_withdrawal on public.admin_actions;
drop function private.note_people_withdrawal();
drop table private.people_withdrawals;
