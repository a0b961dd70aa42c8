create table private.health_rounds (
  only_row boolean primary key default true check (only_row),
  latest timestamptz not null
);
comment on table private.health_rounds is 'One row: the latest minute that was sampled. Whichever process moves it on samples that minute.';
insert into private.health_rounds (latest) values ('epoch');

create table private.health_samples (
  service text not null check (service in ('app', 'accounts', 'database', 'generation', 'enhancement', 'payments')),
  minute timestamptz not null,
  passed boolean not null,
  response_ms integer not null check (response_ms >= 0),
  primary key (service, minute)
);
comment on table private.health_samples is 'Checks of the last day, one for each service and minute.';

create table private.health_days (
  service text not null check (service in ('app', 'accounts', 'database', 'generation', 'enhancement', 'payments')),
  day date not null,
  checks integer not null,
  failures integer not null check (failures between 0 and checks),
  primary key (service, day)
);
comment on table private.health_days is 'Checks counted by day (UTC), kept for the window over which uptime is shown.';

create table private.incidents (
  id bigint generated always as identity primary key,
  service text not null check (service in ('app', 'accounts', 'database', 'generation', 'enhancement', 'payments')),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at)
);
comment on table private.incidents is 'Opened after consecutive failed checks of a service, closed after consecutive ones that passed.';
create unique index incidents_one_open_idx on private.incidents (service) where ended_at is null;
create index incidents_started_idx on private.incidents (started_at desc);

do $$
declare
  name text;
begin
  foreach name in array array['health_rounds', 'health_samples', 'health_days', 'incidents']
  loop
    execute format('alter table private.%I enable row level security', name);
    execute format('create policy "The monitor reaches every row" on private.%I for all to service_role using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on private.%I to service_role', name);
  end loop;
end
$$;
