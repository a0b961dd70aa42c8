-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.outbox_mails (
  id bigint generated always as identity not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamp with time zone default now() not null,
  constraint outbox_mails_pkey PRIMARY KEY (id)
);
comment on table private.outbox_mails is 'Mails shown at /dev/outbox while no mail server is configured.';
alter table private.outbox_mails enable row level security;
create policy "The service reaches the outbox" on private.outbox_mails as permissive for all to service_role using (true) with check (true);
grant delete, insert, select on private.outbox_mails to service_role;
