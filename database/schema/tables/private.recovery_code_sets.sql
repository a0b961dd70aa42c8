-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.recovery_code_sets (
  id uuid not null,
  user_id uuid not null,
  friendly_name text default ''::text not null,
  created_at timestamp with time zone not null,
  kept_at timestamp with time zone,
  constraint recovery_code_sets_pkey PRIMARY KEY (id),
  constraint recovery_code_sets_user_id_key UNIQUE (user_id),
  constraint recovery_code_sets_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.recovery_code_sets is 'One set of recovery codes for each account that has a second factor and asked for them.';
alter table private.recovery_code_sets enable row level security;
comment on column private.recovery_code_sets.kept_at is 'When the owner said that the codes are kept, or used one of them; null: nobody may have them.';
create policy "The auth service reaches every row" on private.recovery_code_sets as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.recovery_code_sets to service_role;
