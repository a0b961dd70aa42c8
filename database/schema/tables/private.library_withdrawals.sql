-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.library_withdrawals (
  only_row boolean default true not null,
  count bigint not null,
  constraint library_withdrawals_pkey PRIMARY KEY (only_row),
  constraint library_withdrawals_only_row_check CHECK (only_row)
);
comment on table private.library_withdrawals is 'One row: how many times something left the public library or was changed in it.';
alter table private.library_withdrawals enable row level security;
