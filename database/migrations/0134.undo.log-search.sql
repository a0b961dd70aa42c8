drop function public.admin_security_events(text, text, timestamptz, timestamptz, bigint, integer);
CREATE OR REPLACE FUNCTION public.admin_security_events(p_kind text, p_before bigint, p_limit integer)
 RETURNS TABLE(id bigint, kind text, minute timestamp with time zone, email text, network text, act text, count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return query
  select s.id, s.kind, s.minute, p.email, s.network, s.act, s.count
  from private.security_events s left join public.profiles p on p.id = s.user_id
  where (p_kind is null or s.kind = p_kind) and (p_before is null or s.id < p_before)
  order by s.id desc limit p_limit;
end
$function$;
grant execute on function public.admin_security_events(text,bigint,integer) to authenticated;

drop index private.security_events_network_idx;
drop index public.profiles_email_beginning_idx;
drop function public.admin_find_actions(text, text, text, timestamptz, timestamptz, bigint, integer);
drop function private.words_query(text, text);
drop index public.admin_actions_created_at_idx;
drop index public.admin_actions_action_idx;
drop index public.admin_actions_words_idx;
drop function private.action_words(text, text);
