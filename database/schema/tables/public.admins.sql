-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.admins (
  user_id uuid not null,
  granted_by text not null,
  created_at timestamp with time zone default now() not null,
  constraint admins_pkey PRIMARY KEY (user_id),
  constraint admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table public.admins is 'The admin role. Rows come from ADMIN_EMAILS or from an operator, never from a client.';
alter table public.admins enable row level security;
create policy "A second factor is asked for where one exists" on public.admins as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People see whether they are admins" on public.admins as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every admin" on public.admins as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER note_admin_change AFTER INSERT OR DELETE ON public.admins FOR EACH ROW EXECUTE FUNCTION private.note_admin_change();
grant select on public.admins to authenticated;
grant delete, insert, select, update on public.admins to service_role;
