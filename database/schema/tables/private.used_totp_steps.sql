-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.used_totp_steps (
  factor_id uuid not null,
  step bigint not null,
  constraint used_totp_steps_pkey PRIMARY KEY (factor_id, step),
  constraint used_totp_steps_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE
);
comment on table private.used_totp_steps is 'The half minutes whose code a factor has accepted: none is accepted twice.';
alter table private.used_totp_steps enable row level security;
create policy "The auth service reaches every row" on private.used_totp_steps as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.used_totp_steps to service_role;
