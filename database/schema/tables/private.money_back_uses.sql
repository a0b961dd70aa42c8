-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.money_back_uses (
  address_hash text not null,
  used_at timestamp with time zone default now() not null,
  constraint money_back_uses_pkey PRIMARY KEY (address_hash)
);
comment on table private.money_back_uses is 'Addresses of accounts that are gone, or that have another address now, whose money-back guarantee was used. Swept after two years.';
alter table private.money_back_uses enable row level security;
create policy "The service sweeps used guarantees" on private.money_back_uses as permissive for all to service_role using (true) with check (true);
grant delete, select on private.money_back_uses to service_role;
