-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.oauth_states (
  state_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  browser_hash text,
  redirect_to text not null,
  flow_state_id uuid,
  link_user_id uuid,
  created_at timestamp with time zone not null,
  constraint oauth_states_pkey PRIMARY KEY (state_hash),
  constraint oauth_states_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_state(id) ON DELETE CASCADE,
  constraint oauth_states_link_user_id_fkey FOREIGN KEY (link_user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.oauth_states is 'A visit to a provider that has not come back yet.';
alter table private.oauth_states enable row level security;
CREATE INDEX oauth_states_flow_state_idx ON private.oauth_states USING btree (flow_state_id);
CREATE INDEX oauth_states_link_user_idx ON private.oauth_states USING btree (link_user_id);
create policy "The auth service reaches every row" on private.oauth_states as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.oauth_states to service_role;
