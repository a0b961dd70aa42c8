drop function public.my_security_events();
drop function public.admin_security_events(text, bigint, integer);
drop trigger security_log_forgets on auth.users;
drop function private.forget_in_security_log();
drop trigger note_admin_change on public.admins;
drop function private.note_admin_change();
drop function private.note_security_events(jsonb);
drop table private.security_events;
