-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.note_security_events(p_events jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function private.note_security_events(jsonb) to service_role;
