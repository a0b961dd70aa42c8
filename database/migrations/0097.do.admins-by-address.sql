-- Who is an admin by ADMIN_EMAILS follows the accounts themselves: no reader has to write it down.
create table private.admin_emails (
  email text primary key check (email = lower(email))
);
comment on table private.admin_emails is 'The addresses of ADMIN_EMAILS, as the last start of the server had them.';
alter table private.admin_emails enable row level security;

create function private.is_named_admin(person auth.users) returns boolean
language sql stable security definer set search_path = '' as $$
  -- A company's SAML may state any address of its domains, so such an account never becomes an admin by address.
  select person.email_confirmed_at is not null and not person.is_sso_user
    and exists (select 1 from private.admin_emails where email = lower(person.email))
$$;
revoke execute on function private.is_named_admin(auth.users) from public;

create function private.name_admins(emails jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.admin_emails;
  insert into private.admin_emails (email) select distinct lower(e) from jsonb_array_elements_text(emails) e;
  delete from public.admins a where a.granted_by = 'ADMIN_EMAILS'
    and not exists (select 1 from auth.users u where u.id = a.user_id and private.is_named_admin(u));
  insert into public.admins (user_id, granted_by)
  select u.id, 'ADMIN_EMAILS' from auth.users u join public.profiles p on p.id = u.id where private.is_named_admin(u)
  on conflict (user_id) do nothing;
end
$$;
comment on function private.name_admins(jsonb) is 'Makes the confirmed accounts of these addresses admins, now and from then on, and takes the role back from those no longer listed.';
revoke execute on function private.name_admins(jsonb) from public;
grant execute on function private.name_admins(jsonb) to service_role;

create function private.admin_follows_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_named_admin(new) then
    insert into public.admins (user_id, granted_by) values (new.id, 'ADMIN_EMAILS') on conflict (user_id) do nothing;
  else
    delete from public.admins where user_id = new.id and granted_by = 'ADMIN_EMAILS';
  end if;
  return null;
end
$$;
-- The name sorts behind the trigger that makes the profile, which an admin needs.
create trigger user_may_be_admin after insert or update of email, email_confirmed_at, is_sso_user on auth.users
  for each row execute function private.admin_follows_user();
