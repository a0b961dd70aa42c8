-- Refused and failed access, and changes of keys: one row for a kind, account, network, act and minute, however often it happened.
create table private.security_events (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null check (char_length(kind) <= 40),
  minute timestamptz not null,
  user_id uuid,
  network text not null default '' check (char_length(network) <= 64),
  act text not null default '' check (char_length(act) <= 120),
  count integer not null check (count > 0)
);
comment on table private.security_events is 'The security log. Read by admins alone, swept after the days that the privacy page names.';
create index security_events_minute_idx on private.security_events (minute, kind);
create index security_events_kind_idx on private.security_events (kind, id desc);
create index security_events_user_idx on private.security_events (user_id) where user_id is not null;
alter table private.security_events enable row level security;
create policy "The service reaches the security log" on private.security_events for all to service_role using (true) with check (true);
grant select, insert, update, delete on private.security_events to service_role;

-- Adds what happened; beyond 200 rows of a kind in a minute, the rest is counted in one, so that a flood fills no disk.
create function private.note_security_events(p_events jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e record;
  row_key text;
begin
  for e in
    select x.*, encode(sha256(convert_to(concat_ws('|', x.kind, x.minute, coalesce(x.user_id::text, ''), x.network, x.act), 'UTF8')), 'hex') as key
    from jsonb_to_recordset(p_events) as x(kind text, minute timestamptz, user_id uuid, network text, act text, count integer)
    order by key
  loop
    row_key := e.key;
    if not exists (select from private.security_events s where s.key = row_key)
      and (select count(*) from private.security_events s where s.minute = e.minute and s.kind = e.kind) >= 200
    then
      row_key := concat_ws('|', 'others', e.kind, e.minute);
      e.user_id := null;
      e.network := '';
      e.act := 'others';
    end if;
    insert into private.security_events as s (key, kind, minute, user_id, network, act, count)
    values (row_key, e.kind, e.minute, e.user_id, e.network, e.act, e.count)
    on conflict (key) do update set count = least(s.count::bigint + excluded.count, 2147483647)::integer;
  end loop;
end
$$;
revoke execute on function private.note_security_events(jsonb) from public;
grant execute on function private.note_security_events(jsonb) to service_role;

create function private.note_admin_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.security_events (key, kind, minute, user_id, act, count)
  values (
    gen_random_uuid()::text,
    case tg_op when 'INSERT' then 'admin_added' else 'admin_removed' end,
    date_trunc('minute', now()),
    case tg_op when 'INSERT' then new.user_id else old.user_id end,
    left(case tg_op when 'INSERT' then new.granted_by else old.granted_by end, 120),
    1);
  return null;
end
$$;
create trigger note_admin_change after insert or delete on public.admins for each row execute function private.note_admin_change();

-- The name sorts behind the trigger that deletes the profile and with it an admin's role, which is noted as well.
create function private.forget_in_security_log() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.security_events set user_id = null where user_id = old.id;
  return null;
end
$$;
create trigger security_log_forgets after delete on auth.users for each row execute function private.forget_in_security_log();

create function public.admin_security_events(p_kind text, p_before bigint, p_limit integer)
returns table (id bigint, kind text, minute timestamptz, email text, network text, act text, count integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select s.id, s.kind, s.minute, p.email, s.network, s.act, s.count
  from private.security_events s left join public.profiles p on p.id = s.user_id
  where (p_kind is null or s.kind = p_kind) and (p_before is null or s.id < p_before)
  order by s.id desc limit p_limit;
end
$$;
grant execute on function public.admin_security_events(text, bigint, integer) to authenticated;

create function public.my_security_events() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'minute', s.minute, 'network', s.network, 'act', s.act, 'count', s.count) order by s.id), '[]')
  from private.security_events s where s.user_id = auth.uid() and private.has_required_aal()
$$;
grant execute on function public.my_security_events() to authenticated;
