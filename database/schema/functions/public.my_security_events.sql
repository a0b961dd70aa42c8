-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_security_events()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'minute', s.minute, 'network', s.network, 'act', s.act, 'count', s.count) order by s.id), '[]')
  from private.security_events s where s.user_id = auth.uid() and private.has_required_aal()
$function$;
grant execute on function public.my_security_events() to authenticated;
