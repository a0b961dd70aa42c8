-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.people_withdrawals (
  only_row boolean default true not null,
  count bigint not null,
  constraint people_withdrawals_pkey PRIMARY KEY (only_row),
  constraint people_withdrawals_only_row_check CHECK (only_row)
);
comment on table private.people_withdrawals is 'One row: how many times a public name, a collection or what an admin decided has changed what others see.';
alter table private.people_withdrawals enable row level security;
