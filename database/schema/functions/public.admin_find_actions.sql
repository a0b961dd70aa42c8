-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_find_actions(p_who text, p_whom text, p_action text, p_from timestamp with time zone, p_to timestamp with time zone, p_before bigint, p_limit integer)
 RETURNS SETOF public.admin_actions
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  who tsquery := private.words_query('a', p_who);
  whom tsquery := private.words_query('t', p_whom);
  words tsquery := case when who is null then whom when whom is null then who else who && whom end;
begin
  perform private.require_admin();
  -- A plan for what is asked and not for what may be asked: each condition stands only where it is wanted.
  return query execute 'select * from public.admin_actions where true'
    || case when words is not null then ' and private.action_words(admin_email, target) @@ $1' else '' end
    || case when p_action is not null then ' and action = $2' else '' end
    || case when p_from is not null then ' and created_at >= $3' else '' end
    || case when p_to is not null then ' and created_at < $4' else '' end
    || case when p_before is not null then ' and id < $5' else '' end
    || ' order by id desc limit $6'
  using words, p_action, p_from, p_to, p_before, p_limit;
end
$function$;
comment on function public.admin_find_actions(text,text,text,timestamp with time zone,timestamp with time zone,bigint,integer) is 'What admins did, the newest first. Who and whom are beginnings of words; the end of the time is not in it.';
grant execute on function public.admin_find_actions(text,text,text,timestamp with time zone,timestamp with time zone,bigint,integer) to authenticated;
