drop function public.admin_put_back(text, uuid), public.admin_take_down(text, uuid), private.close_reports(text, uuid),
  public.admin_reports(boolean, timestamptz, uuid, integer);
CREATE OR REPLACE FUNCTION private.mail_act()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail text := case
    when new.action = 'unpublish_prompt' then 'prompt_taken_down'
    when new.action = 'restore_prompt' then 'prompt_restored'
    when new.action = 'set_tier' and new.details ->> 'to' <> 'free' then 'plan_given'
    when new.action = 'set_tier' and (new.details ->> 'had_grant')::boolean then 'given_plan_withdrawn'
  end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, new.details || jsonb_build_object('target', new.target, 'reasons', (
    select coalesce(jsonb_agg(distinct r.reason), '[]') from public.prompt_reports r
    where r.prompt_id = (new.details ->> 'prompt_id')::uuid and r.resolution = 'unpublished' and r.resolved_at = now()))
  from public.profiles p where mail is not null and p.id = new.target_user_id and p.email <> '';
  return null;
end
$function$;
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
  perform private.record_admin_action('resolve_report', p.user_id, p.title,
    jsonb_build_object('report_id', closed.id, 'prompt_id', p.id, 'resolution', 'dismissed'))
  from public.prompts p where p.id = closed.prompt_id;
  return true;
end
$function$;
CREATE OR REPLACE FUNCTION public.admin_unpublish_reported(p_report uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return coalesce((select public.admin_unpublish(r.prompt_id) from public.prompt_reports r where r.id = p_report), false);
end
$function$;
CREATE OR REPLACE FUNCTION public.admin_reports(p_resolved boolean, p_after_created timestamp with time zone, p_after_id uuid, p_limit integer)
 RETURNS TABLE(id uuid, prompt_id uuid, title text, prompt_text text, owner_email text, reporter_email text, reason text, note text, is_public boolean, is_moderated boolean, created_at timestamp with time zone, resolved_at timestamp with time zone, resolution text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return query
  select r.id, r.prompt_id, p.title, left(p.prompt_text, 2000), o.email, w.email, r.reason, r.note,
    p.is_public and p.deleted_at is null, p.moderated_at is not null, r.created_at, r.resolved_at, r.resolution
  from public.prompt_reports r
  join public.prompts p on p.id = r.prompt_id
  join public.profiles o on o.id = p.user_id
  left join public.profiles w on w.id = r.user_id
  where (r.resolved_at is not null) = p_resolved
    and (p_after_id is null or (r.created_at, r.id) < (p_after_created, p_after_id))
  order by r.created_at desc, r.id desc limit p_limit;
end
$function$;
grant execute on function public.admin_reports(boolean, timestamptz, uuid, integer) to authenticated;
drop function private.report_subject(public.prompt_reports);
delete from public.admin_actions where action in ('unpublish_collection', 'restore_collection', 'unpublish_author', 'restore_author');
alter table public.admin_actions drop constraint admin_actions_action_check,
  add constraint admin_actions_action_check check (action in ('set_tier', 'unpublish_prompt', 'restore_prompt', 'resolve_report', 'refund'));
drop policy "People report what others made public" on public.prompt_reports;
delete from public.prompt_reports where prompt_id is null;
alter table public.prompt_reports
  drop column subject_kind,
  drop column author_id,
  drop column collection_id,
  alter column prompt_id set not null;
comment on table public.prompt_reports is 'Complaints about public prompts. One open report a person and prompt.';
create policy "People report public prompts of others" on public.prompt_reports for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select 1 from public.prompts p where p.id = prompt_id and p.is_public and p.deleted_at is null and p.user_id <> (select auth.uid())));
