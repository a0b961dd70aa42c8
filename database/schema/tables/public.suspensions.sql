-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.suspensions (
  user_id uuid not null,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  constraint suspensions_pkey PRIMARY KEY (user_id),
  constraint suspensions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint suspensions_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)))
);
comment on table public.suspensions is 'Accounts that are suspended now, with the reason that their owners read. What was lifted is in admin_actions.';
alter table public.suspensions enable row level security;
create policy "A second factor is asked for where one exists" on public.suspensions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read why they are suspended" on public.suspensions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reads every suspension" on public.suspensions as permissive for select to service_role using (true);
grant select on public.suspensions to authenticated;
grant select on public.suspensions to service_role;
