create table private.outbox_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now()
);
comment on table private.outbox_mails is 'Mails shown at /dev/outbox while no mail server is configured.';
alter table private.outbox_mails enable row level security;
create policy "The service reaches the outbox" on private.outbox_mails for all to service_role using (true) with check (true);
grant select, insert, delete on private.outbox_mails to service_role;
