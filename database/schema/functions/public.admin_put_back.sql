-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_put_back(p_kind text, p_subject uuid)
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
    return public.admin_restore(p_subject);
  elsif p_kind = 'collection' then
    update public.collections c set moderated_at = null
    where c.id = p_subject and c.moderated_at is not null returning c.user_id, c.name into owner, title;
  else
    update public.authors a set moderated_at = null
    where a.user_id = p_subject and a.moderated_at is not null returning a.user_id, a.name into owner, title;
  end if;
  if owner is null then
    return exists (select 1 from public.collections c where c.id = p_subject) or exists (select 1 from public.authors a where a.user_id = p_subject);
  end if;
  perform private.record_admin_action('restore_' || p_kind, owner, title, jsonb_build_object(p_kind || '_id', p_subject));
  return true;
end
$function$;
comment on function public.admin_put_back(text,uuid) is 'Lets the owner share a collection again, which stays private; an author page is there again.';
grant execute on function public.admin_put_back(text,uuid) to authenticated;
