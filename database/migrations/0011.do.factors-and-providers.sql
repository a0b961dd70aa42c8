create table private.used_totp_steps (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  step bigint not null,
  primary key (factor_id, step)
);
comment on table private.used_totp_steps is 'The half minutes whose code a factor has accepted: none is accepted twice.';

create table private.recovery_code_sets (
  id uuid primary key,
  user_id uuid not null unique references auth.users (id) on delete cascade,
  friendly_name text not null default '',
  created_at timestamptz not null
);
comment on table private.recovery_code_sets is 'One set of recovery codes for each account that has a second factor and asked for them.';

create table private.recovery_codes (
  set_id uuid not null references private.recovery_code_sets (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (set_id, code_hash)
);
comment on table private.recovery_codes is 'Hashes of recovery codes; each opens a session to aal2 once.';

create table private.oauth_states (
  state_hash text primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  browser_hash text,
  redirect_to text not null,
  flow_state_id uuid references auth.flow_state (id) on delete cascade,
  link_user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null
);
comment on table private.oauth_states is 'A visit to a provider that has not come back yet.';
create index oauth_states_flow_state_idx on private.oauth_states (flow_state_id);
create index oauth_states_link_user_idx on private.oauth_states (link_user_id);

create table private.used_web3_messages (
  message_hash text primary key,
  expires_at timestamptz not null
);
comment on table private.used_web3_messages is 'Signed messages that opened a session: none opens a second one.';

do $$
declare
  name text;
begin
  foreach name in array array['used_totp_steps', 'recovery_code_sets', 'recovery_codes', 'oauth_states', 'used_web3_messages']
  loop
    execute format('alter table private.%I enable row level security', name);
    execute format('create policy "The auth service reaches every row" on private.%I for all to service_role using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on private.%I to service_role', name);
  end loop;
end
$$;
