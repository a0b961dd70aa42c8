-- Roles are cluster-wide, so another database of the same cluster may have made them already.
do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select 1 from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select 1 from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit; end if;
  if not exists (select 1 from pg_roles where rolname = 'whetstone_server') then create role whetstone_server nologin noinherit; end if;
exception when duplicate_object or unique_violation then
  -- another process created them in the same moment
  null;
end
$$;

-- Sessions of the server rest in whetstone_server, which owns nothing; a transaction then takes one of the three roles.
grant anon, authenticated, service_role to whetstone_server;
grant anon, authenticated, service_role, whetstone_server to current_user;

revoke create on schema public from public;
alter default privileges revoke execute on functions from public;

create schema if not exists private;
comment on schema private is 'What no client names: functions behind policies, keys, counters of the server.';

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;
