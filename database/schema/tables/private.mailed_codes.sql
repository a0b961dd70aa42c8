-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.mailed_codes (
  token_id uuid not null,
  code_hash text not null,
  attempts smallint default 0 not null,
  flow_state_id uuid,
  constraint mailed_codes_pkey PRIMARY KEY (token_id),
  constraint mailed_codes_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_state(id) ON DELETE CASCADE,
  constraint mailed_codes_token_id_fkey FOREIGN KEY (token_id) REFERENCES auth.one_time_tokens(id) ON DELETE CASCADE
);
comment on table private.mailed_codes is 'The six digits that stand beside a link in a mail, the wrong guesses at them, and the PKCE flow that asked.';
alter table private.mailed_codes enable row level security;
CREATE INDEX mailed_codes_flow_state_idx ON private.mailed_codes USING btree (flow_state_id);
create policy "The auth service reaches every row" on private.mailed_codes as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.mailed_codes to service_role;
