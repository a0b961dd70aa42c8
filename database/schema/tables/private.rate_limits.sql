-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.rate_limits (
  key text not null,
  count integer not null,
  expires_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
comment on table private.rate_limits is 'One row for each limited subject and window; the key is a hash.';
alter table private.rate_limits enable row level security;
CREATE INDEX rate_limits_expires_at_idx ON private.rate_limits USING btree (expires_at);
create policy "The auth service reaches every row" on private.rate_limits as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.rate_limits to service_role;
