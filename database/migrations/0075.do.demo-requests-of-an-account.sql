-- A demo request belongs to the account whose confirmed address it names: it is in that account's export, and goes with it.
create index demo_requests_email_idx on private.demo_requests (lower(email));

create function private.delete_demo_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.demo_requests where lower(email) = lower(old.email);
  return null;
end
$$;
create trigger delete_demo_requests after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.delete_demo_requests();

drop function public.my_records();
create function public.my_records(out acts_of_admins jsonb, out payment_mails jsonb, out demo_requests jsonb)
language sql stable security definer set search_path = '' as $$
  select
    coalesce((
      select jsonb_agg(jsonb_build_object('action', a.action, 'target', a.target, 'details', a.details, 'created_at', a.created_at) order by a.id)
      from public.admin_actions a where a.target_user_id = auth.uid() and private.has_required_aal()), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'details', m.details, 'created_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at, m.key)
      from private.payment_mails m where m.user_id = auth.uid() and private.has_required_aal()), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('name', d.name, 'email', d.email, 'company', d.company, 'message', d.message, 'created_at', d.created_at) order by d.id)
      from auth.users u join private.demo_requests d on lower(d.email) = lower(u.email)
      where u.id = auth.uid() and u.email_confirmed_at is not null and private.has_required_aal()), '[]')
$$;
comment on function public.my_records() is 'What admins did about the caller, the mails about money that the caller was sent, and demo requests of the caller''s confirmed address.';
grant execute on function public.my_records() to authenticated;
