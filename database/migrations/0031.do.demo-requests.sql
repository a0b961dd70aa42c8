create table private.demo_requests (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 254),
  company text not null check (char_length(company) between 1 and 100),
  message text not null check (char_length(message) <= 2000),
  created_at timestamptz not null default now()
);
comment on table private.demo_requests is 'What visitors sent through "Schedule Demo".';
alter table private.demo_requests enable row level security;
create policy "The service reaches demo requests" on private.demo_requests for all to service_role using (true) with check (true);
grant select, insert, delete on private.demo_requests to service_role;
