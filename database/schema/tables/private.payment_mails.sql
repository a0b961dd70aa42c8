-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.payment_mails (
  key text not null,
  user_id uuid not null,
  kind text not null,
  details jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  claimed_until timestamp with time zone,
  attempts integer default 0 not null,
  sent_at timestamp with time zone,
  constraint payment_mails_pkey PRIMARY KEY (key),
  constraint payment_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.payment_mails is 'Mails about money and about what admins did, written in the transaction of what they tell; the key keeps each from being written twice.';
alter table private.payment_mails enable row level security;
CREATE INDEX payment_mails_owner_idx ON private.payment_mails USING btree (user_id);
CREATE INDEX payment_mails_waiting_idx ON private.payment_mails USING btree (created_at) WHERE (sent_at IS NULL);
create policy "The service reaches every mail about money" on private.payment_mails as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.payment_mails to service_role;
