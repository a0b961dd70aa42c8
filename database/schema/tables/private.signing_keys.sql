-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.signing_keys (
  kid text not null,
  private_jwk jsonb not null,
  created_at timestamp with time zone not null,
  retires_at timestamp with time zone,
  constraint signing_keys_pkey PRIMARY KEY (kid)
);
comment on table private.signing_keys is 'Keys of access tokens. The one without retires_at signs; the others verify until that moment.';
alter table private.signing_keys enable row level security;
CREATE UNIQUE INDEX signing_keys_current_idx ON private.signing_keys USING btree ((true)) WHERE (retires_at IS NULL);
create policy "The auth service reaches every row" on private.signing_keys as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.signing_keys to service_role;
