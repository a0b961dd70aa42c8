drop trigger user_may_be_admin on auth.users;
drop function private.admin_follows_user();
drop function private.name_admins(jsonb);
drop function private.is_named_admin(auth.users);
drop table private.admin_emails;
