-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.security_events (
  id bigint generated always as identity not null,
  key text not null,
  kind text not null,
  minute timestamp with time zone not null,
  user_id uuid,
  network text default ''::text not null,
  act text default ''::text not null,
  count integer not null,
  constraint security_events_pkey PRIMARY KEY (id),
  constraint security_events_key_key UNIQUE (key),
  constraint security_events_act_check CHECK ((char_length(act) <= 120)),
  constraint security_events_count_check CHECK ((count > 0)),
  constraint security_events_kind_check CHECK ((char_length(kind) <= 40)),
  constraint security_events_network_check CHECK ((char_length(network) <= 64))
);
comment on table private.security_events is 'The security log. Read by admins alone, swept after the days that the privacy page names.';
alter table private.security_events enable row level security;
CREATE INDEX security_events_kind_idx ON private.security_events USING btree (kind, id DESC);
CREATE INDEX security_events_minute_idx ON private.security_events USING btree (minute, kind);
CREATE INDEX security_events_network_idx ON private.security_events USING btree (network text_pattern_ops) WHERE (network <> ''::text);
CREATE INDEX security_events_user_idx ON private.security_events USING btree (user_id) WHERE (user_id IS NOT NULL);
create policy "The service reaches the security log" on private.security_events as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.security_events to service_role;
