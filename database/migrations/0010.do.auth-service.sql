-- What the auth service keeps beside GoTrue's own tables. Only the service reaches it.
create table private.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  retires_at timestamptz
);
comment on table private.signing_keys is 'Keys of access tokens. The one without retires_at signs; the others verify until that moment.';
create unique index signing_keys_current_idx on private.signing_keys ((true)) where retires_at is null;

create table private.auth_secrets (
  name text primary key,
  value text not null
);
comment on table private.auth_secrets is 'Random keys that all processes share, made on first use.';

create table private.rate_limits (
  key text primary key,
  count integer not null,
  expires_at timestamptz not null
);
comment on table private.rate_limits is 'One row for each limited subject and window; the key is a hash.';
create index rate_limits_expires_at_idx on private.rate_limits (expires_at);

create table private.mailed_codes (
  token_id uuid primary key references auth.one_time_tokens (id) on delete cascade,
  code_hash text not null,
  attempts smallint not null default 0,
  flow_state_id uuid references auth.flow_state (id) on delete cascade
);
comment on table private.mailed_codes is 'The six digits that stand beside a link in a mail, the wrong guesses at them, and the PKCE flow that asked.';
create index mailed_codes_flow_state_idx on private.mailed_codes (flow_state_id);

do $$
declare
  name text;
begin
  foreach name in array array['signing_keys', 'auth_secrets', 'rate_limits', 'mailed_codes']
  loop
    execute format('alter table private.%I enable row level security', name);
    execute format('create policy "The auth service reaches every row" on private.%I for all to service_role using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on private.%I to service_role', name);
  end loop;
end
$$;
