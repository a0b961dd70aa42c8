drop trigger mail_report on public.prompt_reports;
drop function private.mail_report();
delete from private.payment_mails where kind in ('report_upheld', 'report_kept');
drop function public.admin_resolve_report(uuid, text, text);
drop function public.admin_take_down(text, uuid, text);
drop function public.admin_unpublish(uuid, text);
drop function private.with_reason(jsonb, text);
drop function private.close_reports(text, uuid, text, text);
drop function public.admin_reports(boolean, timestamptz, uuid, integer);

CREATE OR REPLACE FUNCTION private.close_reports(p_kind text, p_subject uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.prompt_reports r set resolved_at = now(), resolved_by = auth.uid(), resolution = 'unpublished'
  where r.resolved_at is null and case p_kind when 'collection' then r.collection_id = p_subject else r.author_id = p_subject end
$function$;

CREATE OR REPLACE FUNCTION public.admin_unpublish(p_prompt uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken public.prompts;
begin
  perform private.require_admin();
  update public.prompts set is_public = false, moderated_at = now() where id = p_prompt and moderated_at is null returning * into taken;
  if taken.id is null then
    return exists (select 1 from public.prompts where id = p_prompt);
  end if;
  update public.prompt_reports set resolved_at = now(), resolved_by = auth.uid(), resolution = 'unpublished' where prompt_id = p_prompt and resolved_at is null;
  perform private.record_admin_action('unpublish_prompt', taken.user_id, taken.title, jsonb_build_object('prompt_id', taken.id));
  return true;
end
$function$;
grant execute on function public.admin_unpublish(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_take_down(p_kind text, p_subject uuid)
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
    return public.admin_unpublish(p_subject);
  elsif p_kind = 'collection' then
    update public.collections c set shared_at = null, moderated_at = now()
    where c.id = p_subject and c.moderated_at is null returning c.user_id, c.name into owner, title;
  else
    update public.authors a set moderated_at = now()
    where a.user_id = p_subject and a.moderated_at is null returning a.user_id, a.name into owner, title;
  end if;
  -- A report of a name that its author removed is closed too.
  perform private.close_reports(p_kind, p_subject);
  if owner is null then
    return exists (select 1 from public.collections c where c.id = p_subject) or exists (select 1 from public.profiles f where f.id = p_subject);
  end if;
  perform private.record_admin_action('unpublish_' || p_kind, owner, title, jsonb_build_object(p_kind || '_id', p_subject));
  return true;
end
$function$;
comment on function public.admin_take_down(text,uuid) is 'Hides a prompt, a collection or an author page (kind and id), keeps its owner from showing it again and closes its reports.';
grant execute on function public.admin_take_down(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_unpublish_reported(p_report uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return coalesce((select public.admin_take_down(r.subject_kind, s.subject_id)
    from public.prompt_reports r cross join lateral private.report_subject(r) s where r.id = p_report), false);
end
$function$;
grant execute on function public.admin_unpublish_reported(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_dismiss_report(p_report uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  closed public.prompt_reports;
begin
  perform private.require_admin();
  update public.prompt_reports set resolved_at = now(), resolved_by = auth.uid(), resolution = 'dismissed'
  where id = p_report and resolved_at is null returning * into closed;
  if closed.id is null then
    return exists (select 1 from public.prompt_reports where id = p_report);
  end if;
  perform private.record_admin_action('resolve_report', s.owner_id, s.title,
    jsonb_build_object('report_id', closed.id, closed.subject_kind || '_id', s.subject_id, 'resolution', 'dismissed'))
  from private.report_subject(closed) s;
  return true;
end
$function$;
grant execute on function public.admin_dismiss_report(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.admin_reports(p_resolved boolean, p_after_created timestamp with time zone, p_after_id uuid, p_limit integer)
 RETURNS TABLE(id uuid, prompt_id uuid, title text, prompt_text text, owner_email text, reporter_email text, reason text, note text, is_public boolean, is_moderated boolean, created_at timestamp with time zone, resolved_at timestamp with time zone, resolution text, subject_kind text, subject_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return query
  select r.id, r.prompt_id, s.title, s.body, o.email, w.email, r.reason, r.note,
    s.is_public, s.is_moderated, r.created_at, r.resolved_at, r.resolution, r.subject_kind, s.subject_id
  from public.prompt_reports r
  cross join lateral private.report_subject(r) s
  join public.profiles o on o.id = s.owner_id
  left join public.profiles w on w.id = r.user_id
  where (r.resolved_at is not null) = p_resolved
    and (p_after_id is null or (r.created_at, r.id) < (p_after_created, p_after_id))
  order by r.created_at desc, r.id desc limit p_limit;
end
$function$;
grant execute on function public.admin_reports(boolean,timestamp with time zone,uuid,integer) to authenticated;

drop index public.prompt_reports_open_queue_idx;
alter table public.prompt_reports drop column resolution_note;
