-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.payment_events (
  id text not null,
  type text not null,
  customer_id text,
  object_id text,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  claimed_until timestamp with time zone,
  processed_at timestamp with time zone,
  problem text,
  constraint payment_events_pkey PRIMARY KEY (id)
);
comment on table public.payment_events is 'Signed events, each once. Stored before the provider is answered, processed_at set in the transaction of the effect.';
alter table public.payment_events enable row level security;
CREATE INDEX payment_events_waiting_idx ON public.payment_events USING btree (received_at) WHERE (processed_at IS NULL);
create policy "A second factor is asked for where one exists" on public.payment_events as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "The service reaches every event" on public.payment_events as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.payment_events to service_role;
