-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_take_down(p_kind text, p_subject uuid, p_reason text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid;
  title text;
begin
  perform private.require_admin();
  if p_kind = 'prompt' then
    return public.admin_unpublish(p_subject, p_reason);
  elsif p_kind = 'collection' then
    update public.collections c set shared_at = null, moderated_at = now()
    where c.id = p_subject and c.moderated_at is null returning c.user_id, c.name into owner, title;
  else
    update public.authors a set moderated_at = now()
    where a.user_id = p_subject and a.moderated_at is null returning a.user_id, a.name into owner, title;
  end if;
  -- A report of a name that its author removed is closed too.
  perform private.close_reports(p_kind, p_subject, 'unpublished', p_reason);
  if owner is null then
    return exists (select 1 from public.collections c where c.id = p_subject) or exists (select 1 from public.profiles f where f.id = p_subject);
  end if;
  perform private.record_admin_action('unpublish_' || p_kind, owner, title,
    private.with_reason(jsonb_build_object(p_kind || '_id', p_subject), p_reason));
  return true;
end
$function$;
comment on function public.admin_take_down(text,uuid,text) is 'Hides a prompt, a collection or an author page (kind and id), keeps its owner from showing it again and closes its reports.';
grant execute on function public.admin_take_down(text,uuid,text) to authenticated;
