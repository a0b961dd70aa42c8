create table private.sandbox_objects (
  id text primary key,
  kind text not null,
  customer_id text,
  body jsonb not null,
  position bigint generated always as identity
);
comment on table private.sandbox_objects is 'What the payment sandbox remembers while no provider is configured: objects of the provider''s shape.';
create index sandbox_objects_kind_idx on private.sandbox_objects (kind, customer_id, position);
alter table private.sandbox_objects enable row level security;
create policy "The service reaches the payment sandbox" on private.sandbox_objects for all to service_role using (true) with check (true);
grant select, insert, update, delete on private.sandbox_objects to service_role;
