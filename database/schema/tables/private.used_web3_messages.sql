-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.used_web3_messages (
  message_hash text not null,
  expires_at timestamp with time zone not null,
  constraint used_web3_messages_pkey PRIMARY KEY (message_hash)
);
comment on table private.used_web3_messages is 'Signed messages that opened a session: none opens a second one.';
alter table private.used_web3_messages enable row level security;
create policy "The auth service reaches every row" on private.used_web3_messages as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.used_web3_messages to service_role;
