-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.demo_requests (
  id bigint generated always as identity not null,
  name text not null,
  email text not null,
  company text not null,
  message text not null,
  created_at timestamp with time zone default now() not null,
  constraint demo_requests_pkey PRIMARY KEY (id),
  constraint demo_requests_company_check CHECK (((char_length(company) >= 1) AND (char_length(company) <= 100))),
  constraint demo_requests_email_check CHECK ((char_length(email) <= 254)),
  constraint demo_requests_message_check CHECK ((char_length(message) <= 2000)),
  constraint demo_requests_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
comment on table private.demo_requests is 'What visitors sent through "Schedule Demo".';
alter table private.demo_requests enable row level security;
CREATE INDEX demo_requests_created_idx ON private.demo_requests USING btree (created_at);
CREATE INDEX demo_requests_email_idx ON private.demo_requests USING btree (lower(email));
create policy "The service reaches demo requests" on private.demo_requests as permissive for all to service_role using (true) with check (true);
grant delete, insert, select on private.demo_requests to service_role;
