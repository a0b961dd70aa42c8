-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.reconciliation_retries (
  customer_id text not null,
  failures integer not null,
  next_attempt_at timestamp with time zone not null,
  problem text not null,
  constraint reconciliation_retries_pkey PRIMARY KEY (customer_id)
);
comment on table private.reconciliation_retries is 'Customers that could not be compared with the payment provider: tried again after 3 hours, 6, 12, then once a day, until it works.';
alter table private.reconciliation_retries enable row level security;
CREATE INDEX reconciliation_retries_due_idx ON private.reconciliation_retries USING btree (next_attempt_at);
create policy "The service reaches every retry" on private.reconciliation_retries as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.reconciliation_retries to service_role;
