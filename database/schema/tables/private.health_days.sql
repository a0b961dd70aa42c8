-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.health_days (
  service text not null,
  day date not null,
  checks integer not null,
  failures integer not null,
  constraint health_days_pkey PRIMARY KEY (service, day),
  constraint health_days_check CHECK (((failures >= 0) AND (failures <= checks))),
  constraint health_days_service_check CHECK ((service = ANY (ARRAY['app'::text, 'accounts'::text, 'database'::text, 'generation'::text, 'enhancement'::text, 'payments'::text])))
);
comment on table private.health_days is 'Checks counted by day (UTC), kept for the window over which uptime is shown.';
alter table private.health_days enable row level security;
create policy "The monitor reaches every row" on private.health_days as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.health_days to service_role;
