-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.recovery_codes (
  set_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (set_id, code_hash),
  constraint recovery_codes_set_id_fkey FOREIGN KEY (set_id) REFERENCES private.recovery_code_sets(id) ON DELETE CASCADE
);
comment on table private.recovery_codes is 'Hashes of recovery codes; each opens a session to aal2 once.';
alter table private.recovery_codes enable row level security;
create policy "The auth service reaches every row" on private.recovery_codes as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.recovery_codes to service_role;
