-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_security_events(p_who text, p_kind text, p_from timestamp with time zone, p_to timestamp with time zone, p_before bigint, p_limit integer)
 RETURNS TABLE(id bigint, kind text, minute timestamp with time zone, email text, network text, act text, count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  beginning text := replace(replace(replace(lower(p_who), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  people uuid[];
begin
  perform private.require_admin();
  if p_who is not null then
    people := array(select p.id from public.profiles p where lower(p.email) like beginning order by lower(p.email) limit 500);
  end if;
  return query execute 'select s.id, s.kind, s.minute, p.email, s.network, s.act, s.count
    from private.security_events s left join public.profiles p on p.id = s.user_id where true'
    || case when p_who is not null then ' and (s.user_id = any ($1) or s.network <> '''' and s.network like $2)' else '' end
    || case when p_kind is not null then ' and s.kind = $3' else '' end
    || case when p_from is not null then ' and s.minute >= $4' else '' end
    || case when p_to is not null then ' and s.minute < $5' else '' end
    || case when p_before is not null then ' and s.id < $6' else '' end
    || ' order by s.id desc limit $7'
  using people, beginning, p_kind, p_from, p_to, p_before, p_limit;
end
$function$;
grant execute on function public.admin_security_events(text,text,timestamp with time zone,timestamp with time zone,bigint,integer) to authenticated;
