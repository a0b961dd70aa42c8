-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.incidents (
  id bigint generated always as identity not null,
  service text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint incidents_pkey PRIMARY KEY (id),
  constraint incidents_check CHECK ((ended_at >= started_at)),
  constraint incidents_service_check CHECK ((service = ANY (ARRAY['app'::text, 'accounts'::text, 'database'::text, 'generation'::text, 'enhancement'::text, 'payments'::text])))
);
comment on table private.incidents is 'Opened after consecutive failed checks of a service, closed after consecutive ones that passed.';
alter table private.incidents enable row level security;
CREATE UNIQUE INDEX incidents_one_open_idx ON private.incidents USING btree (service) WHERE (ended_at IS NULL);
CREATE INDEX incidents_started_idx ON private.incidents USING btree (started_at DESC);
create policy "The monitor reaches every row" on private.incidents as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.incidents to service_role;
