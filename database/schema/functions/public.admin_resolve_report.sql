-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_resolve_report(p_report uuid, p_resolution text, p_reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  report public.prompt_reports;
  subject record;
begin
  perform private.require_admin();
  select * into report from public.prompt_reports r where r.id = p_report;
  if report.id is null then
    return 'not_found';
  end if;
  -- What is reported is held before its reports, as taking it down and deleting it do; of two admins one comes first.
  perform 1 from public.prompts p where p.id = report.prompt_id for no key update;
  perform 1 from public.collections c where c.id = report.collection_id for no key update;
  perform 1 from public.profiles f where f.id = report.author_id for no key update;
  if not exists (select 1 from public.prompt_reports r where r.id = p_report and r.resolved_at is null) then
    return 'unchanged';
  end if;
  select * into subject from private.report_subject(report);
  if p_resolution = 'unpublished' then
    perform public.admin_take_down(report.subject_kind, subject.subject_id, p_reason);
  else
    perform private.close_reports(report.subject_kind, subject.subject_id, 'dismissed', p_reason);
    perform private.record_admin_action('resolve_report', subject.owner_id, subject.title, private.with_reason(
      jsonb_build_object('report_id', report.id, report.subject_kind || '_id', subject.subject_id, 'resolution', 'dismissed'), p_reason));
  end if;
  return 'done';
end
$function$;
grant execute on function public.admin_resolve_report(uuid,text,text) to authenticated;
