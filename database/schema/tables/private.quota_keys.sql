-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.quota_keys (
  id boolean default true not null,
  key text not null,
  constraint quota_keys_pkey PRIMARY KEY (id),
  constraint quota_keys_id_check CHECK (id)
);
comment on table private.quota_keys is 'The key of the hashes in spent_quotas, made once for each database.';
alter table private.quota_keys enable row level security;
