-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.mailbox_quotas (
  mailbox_hash text not null,
  used integer not null,
  resets_at timestamp with time zone not null,
  constraint mailbox_quotas_pkey PRIMARY KEY (mailbox_hash),
  constraint mailbox_quotas_used_check CHECK ((used >= 0))
);
comment on table private.mailbox_quotas is 'Free prompts that the accounts of a mailbox have used of their month, by a keyed hash. Swept when the month is over.';
alter table private.mailbox_quotas enable row level security;
create policy "The service sweeps quotas of mailboxes" on private.mailbox_quotas as permissive for all to service_role using (true) with check (true);
grant delete, select on private.mailbox_quotas to service_role;
