-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.health_samples (
  service text not null,
  minute timestamp with time zone not null,
  passed boolean not null,
  response_ms integer not null,
  constraint health_samples_pkey PRIMARY KEY (service, minute),
  constraint health_samples_response_ms_check CHECK ((response_ms >= 0)),
  constraint health_samples_service_check CHECK ((service = ANY (ARRAY['app'::text, 'accounts'::text, 'database'::text, 'generation'::text, 'enhancement'::text, 'payments'::text])))
);
comment on table private.health_samples is 'Checks of the last day, one for each service and minute.';
alter table private.health_samples enable row level security;
create policy "The monitor reaches every row" on private.health_samples as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.health_samples to service_role;
