-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_reports(p_resolved boolean, p_after_created timestamp with time zone, p_after_id uuid, p_limit integer)
 RETURNS TABLE(id uuid, prompt_id uuid, title text, prompt_text text, owner_id uuid, owner_email text, reporter_email text, reason text, note text, is_public boolean, is_moderated boolean, created_at timestamp with time zone, resolved_at timestamp with time zone, resolution text, resolution_note text, subject_kind text, subject_id uuid, open_reports bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen uuid[];
begin
  perform private.require_admin();
  if p_resolved then
    chosen := array(
      select r.id from public.prompt_reports r
      where r.resolved_at is not null and (p_after_id is null or (r.created_at, r.id) < (p_after_created, p_after_id))
      order by r.created_at desc, r.id desc limit p_limit);
  else
    chosen := array(
      select r.id from public.prompt_reports r
      where r.resolved_at is null and (p_after_id is null or (r.created_at, r.id) > (p_after_created, p_after_id))
      order by r.created_at, r.id limit p_limit);
  end if;
  return query
  select r.id, r.prompt_id, s.title, s.body, s.owner_id, o.email, w.email, r.reason, r.note,
    s.is_public, s.is_moderated, r.created_at, r.resolved_at, r.resolution, r.resolution_note, r.subject_kind, s.subject_id,
    (select count(*) from public.prompt_reports e where e.resolved_at is null
      and (e.prompt_id = r.prompt_id or e.collection_id = r.collection_id or e.author_id = r.author_id))
  from unnest(chosen) with ordinality c (id, place)
  join public.prompt_reports r on r.id = c.id
  cross join lateral private.report_subject(r) s
  join public.profiles o on o.id = s.owner_id
  left join public.profiles w on w.id = r.user_id
  order by c.place;
end
$function$;
grant execute on function public.admin_reports(boolean,timestamp with time zone,uuid,integer) to authenticated;
