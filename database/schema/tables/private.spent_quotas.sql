-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.spent_quotas (
  address_hash text not null,
  used integer not null,
  resets_at timestamp with time zone not null,
  constraint spent_quotas_pkey PRIMARY KEY (address_hash),
  constraint spent_quotas_used_check CHECK ((used >= 0))
);
comment on table private.spent_quotas is 'What an address had used of its month when its account went. Swept when the month is over.';
alter table private.spent_quotas enable row level security;
create policy "The service sweeps spent quotas" on private.spent_quotas as permissive for all to service_role using (true) with check (true);
grant delete, select on private.spent_quotas to service_role;
