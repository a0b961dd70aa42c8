create table private.reconciliation_retries (
  customer_id text primary key,
  failures integer not null,
  next_attempt_at timestamptz not null,
  problem text not null
);
comment on table private.reconciliation_retries is 'Customers that could not be compared with the payment provider: tried again after 3 hours, 6, 12, then once a day, until it works.';
create index reconciliation_retries_due_idx on private.reconciliation_retries (next_attempt_at);
alter table private.reconciliation_retries enable row level security;
create policy "The service reaches every retry" on private.reconciliation_retries for all to service_role using (true) with check (true);
grant select, insert, update, delete on private.reconciliation_retries to service_role;
