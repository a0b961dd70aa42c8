-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.sandbox_objects (
  id text not null,
  kind text not null,
  customer_id text,
  body jsonb not null,
  "position" bigint generated always as identity not null,
  constraint sandbox_objects_pkey PRIMARY KEY (id)
);
comment on table private.sandbox_objects is 'What the payment sandbox remembers while no provider is configured: objects of the provider''s shape.';
alter table private.sandbox_objects enable row level security;
CREATE INDEX sandbox_objects_kind_idx ON private.sandbox_objects USING btree (kind, customer_id, "position");
create policy "The service reaches the payment sandbox" on private.sandbox_objects as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.sandbox_objects to service_role;
