-- Processes that start together write the list one after the other, and an address that is confirmed meanwhile is seen by
-- one of the two.
create or replace function private.name_admins(emails jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('private.admin_emails', 0));
  delete from private.admin_emails;
  insert into private.admin_emails (email) select distinct lower(e) from jsonb_array_elements_text(emails) e;
  delete from public.admins a where a.granted_by = 'ADMIN_EMAILS'
    and not exists (select 1 from auth.users u where u.id = a.user_id and private.is_named_admin(u));
  insert into public.admins (user_id, granted_by)
  select u.id, 'ADMIN_EMAILS' from auth.users u join public.profiles p on p.id = u.id where private.is_named_admin(u)
  on conflict (user_id) do nothing;
end
$$;

create or replace function private.admin_follows_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('private.admin_emails', 0));
  if private.is_named_admin(new) then
    insert into public.admins (user_id, granted_by) values (new.id, 'ADMIN_EMAILS') on conflict (user_id) do nothing;
  else
    delete from public.admins where user_id = new.id and granted_by = 'ADMIN_EMAILS';
  end if;
  return null;
end
$$;
