-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.health_rounds (
  only_row boolean default true not null,
  latest timestamp with time zone not null,
  constraint health_rounds_pkey PRIMARY KEY (only_row),
  constraint health_rounds_only_row_check CHECK (only_row)
);
comment on table private.health_rounds is 'One row: the latest minute that was sampled. Whichever process moves it on samples that minute.';
alter table private.health_rounds enable row level security;
create policy "The monitor reaches every row" on private.health_rounds as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.health_rounds to service_role;
