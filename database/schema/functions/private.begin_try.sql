-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.begin_try(p_user uuid, p_kind text, p_model text, p_own boolean, p_again boolean, p_prompt_first boolean, p_daily integer, p_monthly integer, OUT id uuid, OUT refused text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  made record;
begin
  perform 1 from public.profiles p where p.id = p_user for update;
  if not p_own then
    select count(*) filter (where t.created_at >= today) as day, count(*) as month into made
    from public.tries t where t.user_id = p_user and not t.is_own and t.created_at >= date_trunc('month', now(), 'UTC');
    refused := case when made.day >= p_daily then 'day' when made.month >= p_monthly then 'month' end;
    if refused is not null then
      return;
    end if;
  end if;
  insert into public.tries (user_id, kind, model, is_own, is_again, prompt_first)
  values (p_user, p_kind, p_model, p_own, p_again, p_prompt_first) returning tries.id into id;
end
$function$;
comment on function private.begin_try(uuid,text,text,boolean,boolean,boolean,integer,integer) is 'Reserves a try; `refused` names the limit that is used up. A try that brings no answers is deleted, which gives its place back.';
grant execute on function private.begin_try(uuid,text,text,boolean,boolean,boolean,integer,integer) to service_role;
